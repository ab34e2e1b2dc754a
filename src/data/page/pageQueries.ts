import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Access } from '../generated/access';
import { loadAnswers } from './loadAnswers';
import type { PageLocation } from './pageLocation';
import type { Question } from './question';

/** A page's questions by name; the names are the same for every address. */
export type Questions<Who extends Access = Access> = Record<string, Question<unknown, Who>>;

export type AnswersOf<Asked> = {
  [Name in keyof Asked]: Asked[Name] extends Question<infer Answer, Access> ? Answer : never;
};

export interface PageQueries<Asked = Questions, Later = Questions, Who extends Access = Access> {
  access: Who;
  questions: (location: PageLocation) => Asked;
  /** Questions that depend on the needed answers. */
  later: { [Name in keyof Later]: (answers: AnswersOf<Asked>) => Later[Name] };
}

export interface PublicQueries<Asked = Questions, Later = Questions> extends PageQueries<
  Asked,
  Later,
  'PUBLIC'
> {
  loader: (args: LoaderFunctionArgs) => ReturnType<typeof loadAnswers>;
}

interface More<Asked, Later> {
  then?: PageQueries<Asked, Later>['later'];
  redirect?: (answers: AnswersOf<Asked>, location: PageLocation) => string | null;
}

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

/** Asked by the component, after the route guard. */
export const memberQueries = <Asked extends Questions<'PUBLIC' | 'MEMBER'>>(
  questions: (location: PageLocation) => Asked,
): PageQueries<Asked, Record<never, never>, 'MEMBER'> => ({
  access: 'MEMBER',
  questions,
  later: {},
});

export const staffQueries = <Asked extends Questions>(
  questions: (location: PageLocation) => Asked,
): PageQueries<Asked, Record<never, never>, 'STAFF'> => ({ access: 'STAFF', questions, later: {} });
