import { findRoute } from '../../../content/contentRoutes';

export default findRoute('partners', 'partner');
