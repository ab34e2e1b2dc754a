import { collectionRoutes } from '../../../content/contentRoutes';

export default collectionRoutes('about-pages', 'about-page');
