import { collectionRoutes } from '../../../content/contentRoutes';

export default collectionRoutes('course-categories', 'course-category');
