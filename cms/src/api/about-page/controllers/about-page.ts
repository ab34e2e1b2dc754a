import { collectionController } from '../../../content/contentControllers';
import { aboutPageView } from '../../../content/views/about';

export default collectionController(aboutPageView);
