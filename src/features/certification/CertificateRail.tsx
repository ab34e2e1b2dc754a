import { RailList } from '@/ui/article/RailList';
import { paths } from '@/lib/paths';
import { certificatePages, names, sampleId } from './certificatePages';

const links = [
  ...certificatePages,
  { label: names.sample, to: `${paths.verifyCertificate()}#${sampleId}` },
];

export const CertificateRail = ({ current }: { current: string }) => (
  <RailList title={names.area} links={links} current={current} />
);
