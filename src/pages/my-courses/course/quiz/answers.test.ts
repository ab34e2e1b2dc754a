import { describe, expect, it } from 'vitest';
import { answersOfDraft, initialAnswers, readNumber, toInput, unanswered } from './answers';
import type { QuizAttempt } from './QuizAttempt';

const question = (id: string, kind: 'single' | 'order' | 'number', options: string[] = []) => ({
  id,
  kind,
  text: id,
  options,
});
const attempt: QuizAttempt = {
  documentId: 'a1',
  lesson: 'l1',
  questions: [
    question('one', 'single', ['A', 'B']),
    question('two', 'order', ['C', 'D', 'E']),
    question('three', 'number'),
  ],
  answers: [{ question: 'three', choices: [], number: 12.5 }],
  startedAt: '2026-11-01T00:00:00.000Z',
  secondsLeft: null,
  submittedAt: null,
  result: null,
};

it.each([
  ['12,5', 12.5],
  [' 1 200.5 ', 1200.5],
  ['−3', -3],
  ['', null],
  ['ba', null],
  ['1,2,3', null],
])('reads the number %j as %s', (text, number) => expect(readNumber(text)).toBe(number));

describe('answers', () => {
  const initial = initialAnswers(attempt);

  it('restores what was saved, and an order as shown', () =>
    expect(initial).toEqual({
      one: { choices: [], text: '' },
      two: { choices: [0, 1, 2], text: '' },
      three: { choices: [], text: '12,5' },
    }));

  it('lists the unanswered questions', () =>
    expect(unanswered(attempt.questions, initial)).toEqual([1]));

  it('sends numbers as numbers', () =>
    expect(toInput(attempt.questions, initial)[2]).toEqual({
      question: 'three',
      choices: [],
      number: 12.5,
    }));

  it.each([null, {}, { one: { choices: [5], text: '' } }])('ignores the draft %o', (draft) =>
    expect(answersOfDraft(draft, attempt)).toBeNull(),
  );

  it('restores a draft of the same questions', () =>
    expect(answersOfDraft(structuredClone(initial), attempt)).toEqual(initial));
});
