import { nothing, type Rows } from './Row';

export const certification: Rows = {
  CertificateStatuses: { variables: () => ({ number: 'CIA-000001' }) },
  UserCertificateStatuses: nothing,
};
