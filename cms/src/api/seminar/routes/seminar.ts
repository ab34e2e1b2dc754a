import { collectionRoutes } from '../../../content/contentRoutes';

export default collectionRoutes('seminars', 'seminar');
