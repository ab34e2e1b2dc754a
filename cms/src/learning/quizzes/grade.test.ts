import { describe, expect, it } from 'vitest';
import { drawQuestions } from './drawQuestions';
import { grade } from './grade';
import { readQuestion } from './questions';

const bank = [
  readQuestion({ key: 'one', kind: 'single', text: '1', options: 'Sai\n* Đúng\nSai nữa' }, 0),
  readQuestion({ key: 'many', kind: 'multiple', text: '2', options: '* A\nB\n* C' }, 1),
  readQuestion({ key: 'order', kind: 'order', text: '3', options: 'Một\nHai\nBa' }, 2),
  readQuestion({ key: 'number', kind: 'number', text: '4', answer: 0.2, tolerance: 0.1 }, 3),
];
const first = () => 0;

describe('drawing questions', () => {
  it('draws as many as required, without repetition', () => {
    const ids = drawQuestions(bank, 3).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it('shows the options of an order in a wrong order', () => {
    const [question] = drawQuestions(bank.slice(2, 3), 1, first);
    expect(question?.options).toEqual(['Hai', 'Ba', 'Một']);
    expect(question?.solution).toEqual([2, 0, 1]);
  });

  it('shuffles options together with their solution', () => {
    const last = (below: number) => below - 1;
    const [question] = drawQuestions(bank.slice(0, 1), 1, last);
    expect(question?.options).toEqual(['Sai nữa', 'Đúng', 'Sai']);
    expect(question?.solution).toEqual([1]);
  });
});

describe('grading', () => {
  const questions = drawQuestions(bank, 4, (below) => below - 1);
  const right = questions.map(({ id, solution }) => ({
    question: id,
    choices: solution,
    number: id === 'number' ? 0.3 : null,
  }));
  const graded = (changes: Record<string, object> = {}) =>
    grade(
      questions,
      right.map((answer) => ({ ...answer, ...changes[answer.question] })),
      75,
    );

  it('passes right answers', () =>
    expect(graded()).toMatchObject({ correctCount: 4, percent: 100, passed: true }));

  it.each([
    ['one', { choices: [0, 1] }],
    ['one', { choices: [] }],
    ['many', { choices: [0] }],
    ['many', { choices: [0, 1, 2] }],
    ['order', { choices: [0, 1, 2] }],
    ['number', { number: 0.31 }],
    ['number', { number: null }],
  ])('counts a wrong answer of %s: %o', (id, answer) =>
    expect(
      graded({ [id]: answer }).questions.find(({ question }) => question === id),
    ).toMatchObject({ correct: false }),
  );

  it('compares with the pass mark before rounding', () => {
    expect(graded({ one: { choices: [] } })).toMatchObject({ percent: 75, passed: true });
    expect(grade(questions, [], 75)).toMatchObject({ percent: 0, passed: false });
  });
});
