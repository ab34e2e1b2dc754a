import { contractRoutes } from '../../../routes/contractRoutes';

export default contractRoutes('user-batch', ['user-batches']);
