import { contractRoutes } from '../../../routes/contractRoutes';

export default contractRoutes('personal-data');
