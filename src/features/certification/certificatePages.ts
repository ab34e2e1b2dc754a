import { paths } from '@/lib/paths';

/** Page names for lists and breadcrumbs. */
export const names = {
  area: 'Bằng cấp',
  ofIia: 'Bằng cấp của IIA',
  path: 'Cách thức đạt chứng nhận',
  iap: 'Chứng chỉ IAP',
  cia: 'Chứng chỉ CIA',
  crma: 'Chứng chỉ CRMA',
  cpe: 'Yêu cầu CPE',
  verify: 'Xác minh chứng chỉ',
  sample: 'Mẫu chứng chỉ',
} as const;

export const certificateCrumbs = [{ label: names.area, to: paths.certificates() }];

/** The fragment id of the sample certificate. */
export const sampleId = 'mau-chung-chi';

/** In the order in which people need them. */
export const certificatePages = [
  { label: names.ofIia, to: paths.certificatesOfIia() },
  { label: names.path, to: paths.howToBeCertified() },
  { label: names.iap, to: paths.iap() },
  { label: names.cia, to: paths.cia() },
  { label: names.crma, to: paths.crma() },
  { label: names.cpe, to: paths.cpeRequirements() },
  { label: names.verify, to: paths.verifyCertificate() },
] as const;
