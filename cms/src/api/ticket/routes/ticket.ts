import { contractRoutes } from '../../../routes/contractRoutes';

export default contractRoutes('ticket');
