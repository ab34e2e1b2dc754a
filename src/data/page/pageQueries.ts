import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Access } from '../generated/access';
import { loadAnswers } from './loadAnswers';
import type { PageLocation } from './pageLocation';
import type { Question } from './question';

/** A page's questions by the names of their answers. The names are the same at every location. */
export type Questions<Who extends Access = Access> = Record<string, Question<unknown, Who>>;

/** What the questions are answered, by their names. */
export type AnswersOf<Asked> = {
  [Name in keyof Asked]: Asked[Name] extends Question<infer Answer, Access> ? Answer : never;
};

/** What a page asks the API, said once: loader, prefetch and component read it. */
export interface PageQueries<Asked = Questions, Later = Questions, Who extends Access = Access> {
  access: Who;
  questions: (location: PageLocation) => Asked;
  /** What hangs on the answers, asked as soon as those that the page needs are there. */
  later: { [Name in keyof Later]: (answers: AnswersOf<Asked>) => Later[Name] };
}

/** What a page for everyone asks; its loader does, on the host and ahead of the component. */
export interface PublicQueries<Asked = Questions, Later = Questions> extends PageQueries<
  Asked,
  Later,
  'PUBLIC'
> {
  loader: (args: LoaderFunctionArgs) => ReturnType<typeof loadAnswers>;
}

interface More<Asked, Later> {
  then?: PageQueries<Asked, Later>['later'];
  /** Where the answers lead instead; null: nowhere. */
  redirect?: (answers: AnswersOf<Asked>, location: PageLocation) => string | null;
}

/** States what a page for everyone asks: the host asks it for nobody in particular. */
export function publicQueries<
  Asked extends Questions<'PUBLIC'>,
  Later extends Questions<'PUBLIC'> = Record<never, never>,
>(
  questions: (location: PageLocation) => Asked,
  { then, redirect }: More<Asked, Later> = {},
): PublicQueries<Asked, Later> {
  const later = then ?? ({} as PageQueries<Asked, Later>['later']);
  return {
    access: 'PUBLIC',
    questions,
    later,
    loader: (args) => loadAnswers({ questions, later, redirect }, args),
  };
}

/** States what a page behind the login asks; its component does, once the browser is past the guard. */
export const memberQueries = <Asked extends Questions<'PUBLIC' | 'MEMBER'>>(
  questions: (location: PageLocation) => Asked,
): PageQueries<Asked, Record<never, never>, 'MEMBER'> => ({
  access: 'MEMBER',
  questions,
  later: {},
});

/** As `memberQueries`, for a page of the staff. */
export const staffQueries = <Asked extends Questions>(
  questions: (location: PageLocation) => Asked,
): PageQueries<Asked, Record<never, never>, 'STAFF'> => ({ access: 'STAFF', questions, later: {} });
