import { collectionRoutes } from '../../../content/contentRoutes';

export default collectionRoutes('news-posts', 'news-post');
