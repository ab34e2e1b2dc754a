import { findRoute } from '../../../content/contentRoutes';

export default findRoute('home-page', 'home-page');
