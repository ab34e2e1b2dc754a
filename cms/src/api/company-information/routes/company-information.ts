import { findRoute } from '../../../content/contentRoutes';

export default findRoute('company-information', 'company-information');
