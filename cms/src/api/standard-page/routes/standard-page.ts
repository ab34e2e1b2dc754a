import { collectionRoutes } from '../../../content/contentRoutes';

export default collectionRoutes('standard-pages', 'standard-page');
