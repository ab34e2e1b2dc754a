import { singleRoute } from '../../../content/contentRoutes';

export default singleRoute('quantity-discount-rule', 'quantity-discount-rule');
