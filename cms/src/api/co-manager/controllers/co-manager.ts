import { collectionController } from '../../../content/contentControllers';
import { coManagerView } from '../../../content/views/about';

export default collectionController(coManagerView);
