import { contractRoutes } from '../../../routes/contractRoutes';

export default contractRoutes('managed-user', ['managed-users']);
