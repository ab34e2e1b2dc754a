import { collectionRoutes } from '../../../content/contentRoutes';

export default collectionRoutes('courses', 'course');
