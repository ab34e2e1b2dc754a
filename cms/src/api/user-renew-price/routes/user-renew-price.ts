import { contractRoutes } from '../../../routes/contractRoutes';

export default contractRoutes('user-renew-price');
