import { contractRoutes } from '../../../routes/contractRoutes';

export default contractRoutes('certificate-status', [
  'certificate-statuses',
  'certificate-statuses-user',
]);
