import { collectionController } from '../../../content/contentControllers';
import { newsCategoryView } from '../../../content/views/categories';

export default collectionController(newsCategoryView);
