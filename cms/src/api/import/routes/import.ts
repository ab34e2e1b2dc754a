import { contractRoutes } from '../../../routes/contractRoutes';

export default contractRoutes('import', ['imports']);
