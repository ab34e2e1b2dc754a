import { collectionController } from '../../../content/contentControllers';
import { documentView } from '../../../content/views/document';

export default collectionController(documentView);
