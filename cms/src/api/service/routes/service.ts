import { collectionRoutes } from '../../../content/contentRoutes';

export default collectionRoutes('services', 'service');
