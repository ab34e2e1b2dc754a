import { collectionController } from '../../../content/contentControllers';
import { courseCategoryView } from '../../../content/views/categories';

export default collectionController(courseCategoryView);
