import { collectionController } from '../../../content/contentControllers';
import { documentCategoryView } from '../../../content/views/categories';

export default collectionController(documentCategoryView);
