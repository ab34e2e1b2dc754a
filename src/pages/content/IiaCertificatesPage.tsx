import { IiaCertificatesPageDocument } from '@/data/generated/operations/IiaCertificatesPage';
import { query } from '@/data/page/pageQuery';
import { publicQueries } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { certificateCrumbs, names } from '@/features/certification/certificatePages';
import { CertificateRail } from '@/features/certification/CertificateRail';
import { SinglePageView } from './SinglePageView';
import { paths } from '@/lib/paths';

export const queries = publicQueries(() => ({ page: query(IiaCertificatesPageDocument) }));

export const Component = () => (
  <SinglePageView
    result={usePageQuery(queries, 'page')}
    path={paths.certificatesOfIia()}
    name={names.ofIia}
    crumbs={certificateCrumbs}
    rail={<CertificateRail current={paths.certificatesOfIia()} />}
  />
);
