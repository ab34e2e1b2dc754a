import { contractRoutes } from '../../../routes/contractRoutes';

export default contractRoutes('library', ['course', 'document']);
