import ServiceLocator
import Storyboard

extension SharedPostServiceLocator: NibAwaking {}
