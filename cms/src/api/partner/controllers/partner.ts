import { collectionController } from '../../../content/contentControllers';
import { partnerView } from '../../../content/views/institute';

export default collectionController(partnerView);
