import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { TextLink } from '@/ui/TextLink';
import { searchHref, type SearchQuery } from './searchQuery';
import { texts } from './texts';

type NoResultsProps = {
  query: SearchQuery;
  suggestion: string | null;
  /** Whether other kinds have results. */
  otherKinds: boolean;
};

/** No results: suggests a shorter query that has some, or what else to type. */
export const NoResults = ({ query, suggestion, otherKinds }: NoResultsProps) => {
  const { q, kind } = query;
  const copy = texts.nothing;
  const all = { kind: null, page: 1 };
  return (
    <EmptyState
      title={kind && otherKinds ? copy.ofKind(q, texts.kinds[kind].toLowerCase()) : copy.title(q)}
      action={
        otherKinds ? (
          <ButtonLink to={searchHref({ q, ...all })} variant="secondary">
            {copy.allKinds}
          </ButtonLink>
        ) : undefined
      }
    >
      {suggestion ? (
        <p>
          {copy.suggestion}{' '}
          <TextLink to={searchHref({ q: suggestion, ...all })}>{suggestion}</TextLink>
        </p>
      ) : null}
      <p>{copy.advice}</p>
    </EmptyState>
  );
};
