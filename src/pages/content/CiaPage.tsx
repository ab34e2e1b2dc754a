import { CiaPageDocument } from '@/data/generated/operations/CiaPage';
import { query } from '@/data/page/pageQuery';
import { publicQueries } from '@/data/page/pageQueries';
import { usePageQuery } from '@/data/page/usePageQuery';
import { certificateCrumbs, names } from '@/features/certification/certificatePages';
import { CertificateRail } from '@/features/certification/CertificateRail';
import { SinglePageView } from './SinglePageView';
import { paths } from '@/lib/paths';

export const queries = publicQueries(() => ({ page: query(CiaPageDocument) }));

export const Component = () => (
  <SinglePageView
    result={usePageQuery(queries, 'page')}
    path={paths.cia()}
    name={names.cia}
    crumbs={certificateCrumbs}
    rail={<CertificateRail current={paths.cia()} />}
  />
);
