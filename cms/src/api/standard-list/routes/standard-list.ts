import { collectionRoutes } from '../../../content/contentRoutes';

export default collectionRoutes('standard-lists', 'standard-list');
