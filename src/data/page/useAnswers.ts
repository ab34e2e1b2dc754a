import { useLoaderData, useParams, useRevalidator, useSearchParams } from 'react-router-dom';
import type { Access } from '../generated/access';
import { LocalSessionDocument } from '../generated/operations/LocalSession';
import type { LoadFailure, PageFacts } from './loadAnswers';
import { pageMoment } from './pageMoment';
import type { AnswersOf, PageQueries, Questions } from './pageQueries';
import { pageLocationOf } from './pageLocation';
import { rootValue, type Question } from './question';
import { useQuery } from '../useQuery';

export interface Answer<Data> {
  data: Data | undefined;
  error: unknown;
  /** Also on a retry. */
  loading: boolean;
  retry: () => void;
}

interface Page<Asked, Later> {
  answers: { [Name in keyof Asked]: Answer<NonNullable<AnswersOf<Asked>[Name]>> } & {
    [Name in keyof Later]: Answer<NonNullable<AnswersOf<Later>[Name]>>;
  };
  now: number;
  askedAt: number | null;
  search: URLSearchParams;
}

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
  let complete = true;
  const asked = Object.entries(questions(location));
  for (const [name, question] of asked) {
    // oxlint-disable-next-line react/rules-of-hooks -- a page's questions are the same at each render
    answers[name] = useAnswer(question, question.weight === 'needed' ? failure : null);
    if (question.weight === 'needed' && answers[name].data === undefined) complete = false;
  }
  const given = dataOf(answers) as AnswersOf<Asked>;
  for (const [name, questionOf] of Object.entries(later)) {
    // oxlint-disable-next-line react/rules-of-hooks -- what hangs on the answers is named by the statement, the same at each render
    answers[name] = useAnswer(complete ? questionOf(given) : pendingQuestion, null);
  }
  return {
    answers: answers as Page<Asked, Later>['answers'],
    now: location.now,
    askedAt: facts?.askedAt ?? null,
    search,
  };
}

/** Stands in for a question whose variables are not known yet; never asked. */
const pendingQuestion: Question<undefined, Access> = {
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
    // The loader has just fetched it.
    fetchPolicy: freshness === 'network-only' ? 'cache-first' : freshness,
    // A failed needed answer is for the loader to retry: it determines the page's status.
    skip: failure !== null || variables === null,
  });
  return {
    data: rootValue(document, data),
    error: failure ?? error ?? null,
    loading: failure ? state === 'loading' : loading,
    retry: () => void (failure ? revalidate() : refetch().catch(() => undefined)),
  };
}
