import { paths } from '@/lib/paths';

/** What the pages on degrees and certificates are called in lists and trails. */
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

/** The trail to them from the home page. */
export const certificateCrumbs = [{ label: names.area, to: paths.certificates() }];

/** Where a sample of a certificate is to be seen. */
export const sampleId = 'mau-chung-chi';

/** All of them, in the order in which a person meets them. */
export const certificatePages = [
  { label: names.ofIia, to: paths.certificatesOfIia() },
  { label: names.path, to: paths.howToBeCertified() },
  { label: names.iap, to: paths.iap() },
  { label: names.cia, to: paths.cia() },
  { label: names.crma, to: paths.crma() },
  { label: names.cpe, to: paths.cpeRequirements() },
  { label: names.verify, to: paths.verifyCertificate() },
] as const;
