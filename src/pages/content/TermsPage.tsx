import { TermsPageDocument } from '@/data/generated/operations/TermsPage';
import { publicQueries } from '@/data/page/pageQueries';
import { query } from '@/data/page/pageQuery';
import { usePageQuery } from '@/data/page/usePageQuery';
import { LegalRail } from './LegalRail';
import { names } from '@/features/legal/legalPages';
import { SinglePageView } from './SinglePageView';
import { paths } from '@/lib/paths';

export const queries = publicQueries(() => ({ page: query(TermsPageDocument) }));

export const Component = () => (
  <SinglePageView
    result={usePageQuery(queries, 'page')}
    path={paths.terms()}
    name={names.terms}
    rail={<LegalRail current={paths.terms()} />}
  />
);
