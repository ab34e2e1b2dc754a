import { collectionRoutes } from '../../../content/contentRoutes';

export default collectionRoutes('co-managers', 'co-manager');
