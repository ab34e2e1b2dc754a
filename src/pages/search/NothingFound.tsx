import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { TextLink } from '@/ui/TextLink';
import { searchHref, type SearchPlace } from './searchAddress';
import { texts } from './texts';

type NothingFoundProps = {
  place: SearchPlace;
  suggestion: string | null;
  /** Other kinds have something. */
  elsewhere: boolean;
};

/** Nothing of these words: which fewer of them find something, or what else to type. */
export const NothingFound = ({ place, suggestion, elsewhere }: NothingFoundProps) => {
  const { q, kind } = place;
  const words = texts.nothing;
  const all = { kind: null, page: 1 };
  return (
    <EmptyState
      title={kind && elsewhere ? words.ofKind(q, texts.kinds[kind].toLowerCase()) : words.title(q)}
      action={
        elsewhere ? (
          <ButtonLink to={searchHref({ q, ...all })} variant="secondary">
            {words.allKinds}
          </ButtonLink>
        ) : undefined
      }
    >
      {suggestion ? (
        <p>
          {words.suggestion}{' '}
          <TextLink to={searchHref({ q: suggestion, ...all })}>{suggestion}</TextLink>
        </p>
      ) : null}
      <p>{words.advice}</p>
    </EmptyState>
  );
};
