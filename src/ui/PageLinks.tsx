import { ButtonLink } from './ButtonLink';
import { ScreenOnly } from './printVisibility';
import { Row } from './Row';
import { texts } from './texts';

type PageLinksProps = {
  /** Names the pages, for screen readers. */
  label: string;
  /** Addresses; null or missing where there is none. */
  first?: string | null;
  previous?: string | null;
  next?: string | null;
};

/** To the pages beside one whose number nobody knows: each begins at a row of the one before. */
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
