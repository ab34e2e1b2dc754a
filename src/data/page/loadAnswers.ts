import { data, redirect as redirectTo, type LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '../ApiError';
import { apolloContext } from '../apolloContext';
import { askerContext, type Asker } from '../askerContext';
import type { Access } from '../generated/access';
import { pageMoment } from './pageMoment';
import type { AnswersOf, PageQueries, Questions } from './pageQueries';
import { pageLocationOf, type PageLocation } from './pageLocation';
import { currentAddress } from './currentAddress';
import { rootValue, type Question } from './question';

export interface LoadFailure {
  status: number;
  message: string;
}

export interface PageFacts {
  now: number;
  /** When the `askFresh` questions were sent, in ms since 1970 (UTC), if there are any. */
  askedAt: number | null;
  failure: LoadFailure | null;
}

interface Asking<Asked, Later> extends Pick<PageQueries<Asked, Later>, 'questions' | 'later'> {
  redirect: ((answers: AnswersOf<Asked>, location: PageLocation) => string | null) | undefined;
}

/**
 * Asks a page's questions, then those that depend on the answers. Redirects from old slugs, throws a 404
 * for a missing record; passes other API failures to the page with a 5xx, so that it can offer a retry.
 */
export async function loadAnswers<Asked extends Questions, Later extends Questions>(
  { questions, later, redirect }: Asking<Asked, Later>,
  { request, params, context, pattern }: LoaderFunctionArgs,
) {
  const asker = context.get(askerContext) ?? context.get(apolloContext);
  const { search, searchParams } = new URL(request.url);
  const location = pageLocationOf(params, searchParams, pageMoment());
  const { now } = location;
  let lacking = false;
  const answerTo = (question: Question<unknown, Access>) =>
    answer(asker, question, request.signal, () => (lacking = true));
  const names = Object.entries<Question<unknown, Access>>(questions(location));
  const anew = names.some(
    ([, { freshness, variables }]) => freshness === 'network-only' && variables,
  );
  const askedAt = anew ? Date.now() : null;
  try {
    const answers = Object.fromEntries(
      await Promise.all(names.map(async ([name, asked]) => [name, await answerTo(asked)] as const)),
    ) as AnswersOf<Asked>;
    const asked = names.map(([name, question]) => [question, answers[name]] as const);
    const present = currentAddress(asked, { pattern, params, search });
    if (present !== null) throw redirectTo(present, 301);
    const elsewhere = redirect?.(answers, location);
    if (elsewhere != null) throw redirectTo(elsewhere);
    await Promise.all(
      Object.values<(answers: AnswersOf<Asked>) => Question<unknown, Access>>(later).map((asked) =>
        answerTo(asked(answers)),
      ),
    );
    return data<PageFacts>({ now, askedAt, failure: null }, lacking ? { status: 503 } : undefined);
  } catch (error) {
    // A cancelled navigation is not a failure.
    if (!(error instanceof ApiError) || request.signal.aborted) throw error;
    if (error.status === 404) throw notThere();
    const failure = { status: error.status, message: error.message };
    return data<PageFacts>({ now, askedAt, failure }, { status: 503 });
  }
}

async function answer(
  asker: Asker,
  { document, variables, weight, freshness, unshared }: Question<unknown, Access>,
  signal: AbortSignal,
  onLack: () => void,
): Promise<unknown> {
  if (variables === null) return undefined;
  const asked = asker
    .query({
      query: document,
      variables,
      ...(freshness === 'network-only' && { fetchPolicy: freshness }),
      ...(unshared && { context: { signal, unshared, queryDeduplication: false } }),
    })
    .then((result) => rootValue(document, result.data));
  if (weight === 'optional') {
    const silent = asked.catch(() => undefined);
    return import.meta.env.SSR ? silent : undefined;
  }
  try {
    const value = await asked;
    if (value === undefined && weight === 'needed') throw notThere();
    return value;
  } catch (error) {
    if (weight === 'needed' || !(error instanceof ApiError)) throw error;
    onLack();
    return undefined;
  }
}

const notThere = (): Response => new Response(null, { status: 404 });
