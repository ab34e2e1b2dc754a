import { PrivacyPageDocument } from '@/data/generated/operations/PrivacyPage';
import { publicQueries } from '@/data/page/pageQueries';
import { query } from '@/data/page/pageQuery';
import { usePageQuery } from '@/data/page/usePageQuery';
import { LegalRail } from './LegalRail';
import { names } from '@/features/legal/legalPages';
import { SinglePageView } from './SinglePageView';
import { paths } from '@/lib/paths';

export const queries = publicQueries(() => ({ page: query(PrivacyPageDocument) }));

export const Component = () => (
  <SinglePageView
    result={usePageQuery(queries, 'page')}
    path={paths.privacy()}
    name={names.privacy}
    rail={<LegalRail current={paths.privacy()} />}
  />
);
