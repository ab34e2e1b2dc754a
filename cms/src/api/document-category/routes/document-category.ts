import { collectionRoutes } from '../../../content/contentRoutes';

export default collectionRoutes('document-categories', 'document-category');
