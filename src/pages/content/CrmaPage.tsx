import { CrmaPageDocument } from '@/data/generated/operations/CrmaPage';
import { query } from '@/data/page/pageQuery';
import { publicQueries } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { certificateCrumbs, names } from '@/features/certification/certificatePages';
import { CertificateRail } from '@/features/certification/CertificateRail';
import { SinglePageView } from './SinglePageView';
import { paths } from '@/lib/paths';

export const queries = publicQueries(() => ({ page: query(CrmaPageDocument) }));

export const Component = () => (
  <SinglePageView
    result={usePageQuery(queries, 'page')}
    path={paths.crma()}
    name={names.crma}
    crumbs={certificateCrumbs}
    rail={<CertificateRail current={paths.crma()} />}
  />
);
