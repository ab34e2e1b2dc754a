import type { AnalysisUsersQuery } from '@/data/generated/operations/AnalysisUsers';
import { ButtonLink } from '@/ui/ButtonLink';
import { ScreenOnly } from '@/ui/printVisibility';
import { Row } from '@/ui/Row';
import { texts } from './texts';
import { firstPage, usersHref, type UsersQuery } from './usersQuery';

type UserPagesProps = {
  query: UsersQuery;
  found: Pick<AnalysisUsersQuery['analysisUsers'], 'previous' | 'next'>;
};

/** The pages beside, each from next to an account of this one. */
export const UserPages = ({ query, found: { previous, next } }: UserPagesProps) => {
  if (previous === null && next === null) return null;
  const { label, first, ...labels } = texts.pages;
  return (
    <ScreenOnly>
      <nav aria-label={label}>
        <Row gap={3}>
          {previous === null ? null : (
            <>
              <ButtonLink to={usersHref({ ...query, place: firstPage })} variant="quiet">
                {first}
              </ButtonLink>
              <ButtonLink
                to={usersHref({ ...query, place: { after: null, before: previous } })}
                variant="secondary"
              >
                {labels.previous}
              </ButtonLink>
            </>
          )}
          {next === null ? null : (
            <ButtonLink
              to={usersHref({ ...query, place: { after: next, before: null } })}
              variant="secondary"
            >
              {labels.next}
            </ButtonLink>
          )}
        </Row>
      </nav>
    </ScreenOnly>
  );
};
