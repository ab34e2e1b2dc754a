import { contractRoutes } from '../../../routes/contractRoutes';

export default contractRoutes('staff-work');
