import { findRoute } from '../../../content/contentRoutes';

export default findRoute('member-benefits', 'member-benefit');
