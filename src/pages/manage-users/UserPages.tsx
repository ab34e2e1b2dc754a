import type { AnalysisUsersQuery } from '@/data/generated/operations/AnalysisUsers';
import { PageLinks } from '@/ui/PageLinks';
import { texts } from './texts';
import { firstPage, usersHref, type UsersQuery } from './usersQuery';

type UserPagesProps = {
  query: UsersQuery;
  found: Pick<AnalysisUsersQuery['analysisUsers'], 'previous' | 'next'>;
};

/** Links to the adjacent pages; the cursor is the first or last account of this page. */
export const UserPages = ({ query, found: { previous, next } }: UserPagesProps) => (
  <PageLinks
    label={texts.pages}
    first={previous && usersHref({ ...query, cursor: firstPage })}
    previous={previous && usersHref({ ...query, cursor: { after: null, before: previous } })}
    next={next && usersHref({ ...query, cursor: { after: next, before: null } })}
  />
);
