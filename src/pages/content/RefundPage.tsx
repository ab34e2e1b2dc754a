import { RefundPageDocument } from '@/data/generated/operations/RefundPage';
import { publicQueries } from '@/data/page/pageQueries';
import { query } from '@/data/page/pageQuery';
import { usePageQuery } from '@/data/page/usePageQuery';
import { LegalRail } from './LegalRail';
import { names } from '@/features/legal/legalPages';
import { SinglePageView } from './SinglePageView';
import { paths } from '@/lib/paths';

export const queries = publicQueries(() => ({ page: query(RefundPageDocument) }));

export const Component = () => (
  <SinglePageView
    result={usePageQuery(queries, 'page')}
    path={paths.refunds()}
    name={names.refunds}
    rail={<LegalRail current={paths.refunds()} />}
  />
);
