import { findRoute } from '../../../content/contentRoutes';

export default findRoute('quantity-discount-rule', 'quantity-discount-rule');
