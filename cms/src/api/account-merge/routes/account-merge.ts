import { contractRoutes } from '../../../routes/contractRoutes';

export default contractRoutes('account-merge', ['account-merges']);
