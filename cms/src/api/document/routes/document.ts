import { collectionRoutes } from '../../../content/contentRoutes';

export default collectionRoutes('documents', 'document');
