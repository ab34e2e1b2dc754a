import { collectionRoutes } from '../../../content/contentRoutes';

export default collectionRoutes('news-categories', 'news-category');
