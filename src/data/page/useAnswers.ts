import { useQuery } from '@apollo/client/react';
import { useLoaderData, useParams, useRevalidator, useSearchParams } from 'react-router-dom';
import type { Access } from '../generated/access';
import { LocalSessionDocument } from '../generated/operations/LocalSession';
import type { LoadFailure, PageFacts } from './loadAnswers';
import { pageMoment } from './pageMoment';
import type { AnswersOf, PageQueries, Questions } from './pageQueries';
import { pageLocationOf } from './pageLocation';
import { rootValue, type Question } from './question';

/** What a component knows of an answer. */
export interface Answer<Data> {
  /** Undefined while it is on its way, and where it failed. */
  data: Data | undefined;
  /** Why it failed; null where it did not. */
  error: unknown;
  /** It is on its way, for the first time or once more. */
  loading: boolean;
  /** Asks once more. */
  retry: () => void;
}

interface Page<Asked, Later> {
  answers: { [Name in keyof Asked]: Answer<NonNullable<AnswersOf<Asked>[Name]>> } & {
    [Name in keyof Later]: Answer<NonNullable<AnswersOf<Later>[Name]>>;
  };
  /** The page's moment, in milliseconds since 1970. */
  now: number;
  /** When what is asked anew was asked, in milliseconds since 1970; null where nothing is. */
  askedAt: number | null;
  search: URLSearchParams;
}

/** Reads the answers to a page's questions, and stays with them. */
export function useAnswers<Asked extends Questions, Later extends Questions>({
  questions,
  later,
}: PageQueries<Asked, Later>): Page<Asked, Later> {
  const facts = useLoaderData<PageFacts | null | undefined>();
  const params = useParams();
  const [search] = useSearchParams();
  const location = pageLocationOf(params, search, facts?.now ?? pageMoment());
  const failure = facts?.failure ?? null;

  const answers: Record<string, Answer<unknown>> = {};
  let whole = true;
  const asked = Object.entries(questions(location));
  for (const [name, question] of asked) {
    // eslint-disable-next-line react-hooks/rules-of-hooks -- a page's questions are the same at each render
    answers[name] = useAnswer(question, question.weight === 'needed' ? failure : null);
    if (question.weight === 'needed' && answers[name].data === undefined) whole = false;
  }
  const given = dataOf(answers) as AnswersOf<Asked>;
  for (const [name, questionOf] of Object.entries(later)) {
    // eslint-disable-next-line react-hooks/rules-of-hooks -- what hangs on the answers is named by the statement, the same at each render
    answers[name] = useAnswer(whole ? questionOf(given) : notYet, null);
  }
  return {
    answers: answers as Page<Asked, Later>['answers'],
    now: location.now,
    askedAt: facts?.askedAt ?? null,
    search,
  };
}

/** Holds the place of a question that hangs on answers: any document does, it is not asked. */
const notYet: Question<undefined, Access> = {
  document: LocalSessionDocument,
  variables: null,
  weight: 'optional',
  freshness: 'cache-first',
};

const dataOf = (answers: Record<string, Answer<unknown>>) =>
  Object.fromEntries(Object.entries(answers).map(([name, { data }]) => [name, data]));

function useAnswer(
  { document, variables, freshness }: Question<unknown, Access>,
  failure: LoadFailure | null,
): Answer<unknown> {
  const { state, revalidate } = useRevalidator();
  const { data, error, loading, refetch } = useQuery(document, {
    variables: variables ?? {},
    // What the loader has just brought is new enough.
    fetchPolicy: freshness === 'network-only' ? 'cache-first' : freshness,
    // What the loader could not get is for it to ask again: the page's status hangs on it.
    skip: failure !== null || variables === null,
  });
  return {
    data: rootValue(document, data),
    error: failure ?? error ?? null,
    loading: failure ? state === 'loading' : loading,
    retry: () => void (failure ? revalidate() : refetch().catch(() => undefined)),
  };
}
