import { ButtonLink } from './ButtonLink';
import { ScreenOnly } from './printVisibility';
import { Row } from './layout';
import { texts } from './texts';

type PageLinksProps = {
  /** Accessible name of the navigation. */
  label: string;
  /** URLs; null or missing if there is none. */
  first?: string | null;
  previous?: string | null;
  next?: string | null;
};

/** Links to adjacent pages in keyset pagination, where pages have no number. */
export const PageLinks = ({ label, first, previous, next }: PageLinksProps) => {
  if (!first && !previous && !next) return null;
  const { pagination } = texts;
  return (
    <ScreenOnly>
      <nav aria-label={label}>
        <Row gap={3}>
          {first ? (
            <ButtonLink to={first} variant="quiet">
              {pagination.first}
            </ButtonLink>
          ) : null}
          {previous ? (
            <ButtonLink to={previous} variant="secondary">
              {pagination.previous}
            </ButtonLink>
          ) : null}
          {next ? (
            <ButtonLink to={next} variant="secondary">
              {pagination.next}
            </ButtonLink>
          ) : null}
        </Row>
      </nav>
    </ScreenOnly>
  );
};
