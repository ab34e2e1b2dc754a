import { RailList } from '@/ui/article/RailList';
import { certificatePages, names } from './certificatePages';

/** The pages on certificates, beside one of them. */
export const CertificateRail = ({ current }: { current: string }) => (
  <RailList title={names.area} links={certificatePages} current={current} />
);
