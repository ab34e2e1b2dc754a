import { contractRoutes } from '../../../routes/contractRoutes';

export default contractRoutes('renew-request', ['user-renew-requests']);
