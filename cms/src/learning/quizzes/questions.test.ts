import { describe, expect, it } from 'vitest';
import { questionProblem, readQuestion, type QuestionFields } from './questions';

const problemOf = (fields: QuestionFields) =>
  questionProblem(readQuestion({ text: 'Câu hỏi', ...fields }, 0));

describe('a question in its written form', () => {
  it('marks its correct options with an asterisk', () =>
    expect(
      readQuestion({ kind: 'multiple', text: ' Chọn ', options: '* Một\n Hai \n\n*Ba' }, 2),
    ).toEqual({
      id: 'q3',
      kind: 'multiple',
      text: 'Chọn',
      options: ['Một', 'Hai', 'Ba'],
      correct: [0, 2],
      answer: null,
      tolerance: 0,
      explanation: null,
    }));

  it('reads decimals of PostgreSQL', () =>
    expect(readQuestion({ kind: 'number', answer: '12.50', tolerance: '0.1' }, 0)).toMatchObject({
      answer: 12.5,
      tolerance: 0.1,
    }));
});

describe('the check of a question', () => {
  it.each<[QuestionFields]>([
    [{ kind: 'single', options: '* Đúng\nSai' }],
    [{ kind: 'multiple', options: '* Một\n* Hai' }],
    [{ kind: 'order', options: 'Trước\nSau' }],
    [{ kind: 'number', answer: 0 }],
  ])('accepts %o', (fields) => expect(problemOf(fields)).toBeNull());

  it.each<[QuestionFields, RegExp]>([
    [{ kind: 'single', options: '* Một' }, /hai lựa chọn/],
    [{ kind: 'single', options: 'Một\nHai' }, /đánh dấu câu đúng/],
    [{ kind: 'single', options: '* Một\n* Hai' }, /chỉ có một/],
    [{ kind: 'multiple', options: 'Một\n* Một' }, /giống nhau/],
    [{ kind: 'order', options: '* Một\nHai' }, /không dùng dấu/],
    [{ kind: 'number', options: 'Một' }, /cần đáp số/],
    [{ kind: 'number', answer: 1, options: 'Một' }, /không có các lựa chọn/],
  ])('explains what is wrong with %o', (fields, reason) =>
    expect(problemOf(fields)).toMatch(reason),
  );
});
