import { collectionController } from '../../../content/contentControllers';
import { standardPageView } from '../../../content/views/standards';

export default collectionController(standardPageView);
