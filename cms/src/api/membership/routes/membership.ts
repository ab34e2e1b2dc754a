import { contractRoutes } from '../../../routes/contractRoutes';

export default contractRoutes('membership', ['user-membership', 'user-renew-quote', 'user-seats']);
