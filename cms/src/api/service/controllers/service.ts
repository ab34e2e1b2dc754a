import { collectionController } from '../../../content/contentControllers';
import { serviceView } from '../../../content/views/institute';

export default collectionController(serviceView);
