import { expect, it } from 'vitest';
import { publicationProblem } from './guardPublication';

const text = (length: number) => [
  { type: 'paragraph', children: [{ type: 'text', text: 'a'.repeat(length) }] },
];
const course = { format: 'self-paced', price: 100_000, cpeHours: 2 };
const problemOf = (lessons: object[], changes: object = {}) =>
  publicationProblem({
    ...course,
    lessons: lessons.map((lesson, index) => ({ title: `Bài ${index + 1}`, ...lesson })),
    ...changes,
  });

it('names the empty lessons of a course on sale', () =>
  expect(problemOf([{ body: text(20) }, { body: text(300) }, {}])).toMatch(
    /các bài sau chưa có nội dung .*: “Bài 1”, “Bài 3”/,
  ));

it('accepts a text, a video file and a video URL', () =>
  expect(
    problemOf([{ body: text(300) }, { video: { id: 1 } }, { videoUrl: 'https://video.example/1' }]),
  ).toBeNull());

it('refuses a self-paced course without lessons', () =>
  expect(problemOf([])).toMatch(/chưa có bài học nào/));

it.each([{ format: 'classroom' }, { price: 0, cpeHours: 0 }])(
  'accepts empty lessons of %o',
  (changes) => expect(problemOf([{}], changes)).toBeNull(),
);

it('refuses free courses that earn CPE hours', () =>
  expect(problemOf([{}], { price: 0 })).toMatch(/chưa có nội dung/));
