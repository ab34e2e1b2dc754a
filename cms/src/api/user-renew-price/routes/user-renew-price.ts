import { findRoute } from '../../../content/contentRoutes';

export default findRoute('user-renew-price', 'user-renew-price');
