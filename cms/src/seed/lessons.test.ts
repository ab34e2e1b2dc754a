import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { questionProblem, readQuestion, type QuestionFields } from '../learning/quizzes/questions';
import { toBlocks } from './blocks';
import { readContent } from './readSamples';

interface Lesson {
  key: string;
  title: string;
  body: string;
  minutes: number;
  video?: string;
  captions?: string;
  questions: QuestionFields[];
}

interface Course {
  slug: string;
  format: string;
  hours: number;
  outline: [title: string, detail: string][];
  lessons: Lesson[];
  exam: { minutes: number; questionCount: number; questions: QuestionFields[] };
}

const folder = join(__dirname, '..', '..', 'sample');
const courses = readContent(folder).flatMap(({ type, fields }) =>
  type === 'course' ? [fields as unknown as Course] : [],
);
const withLessons = courses.filter(({ lessons }) => lessons);

const wordsOf = (text: string) =>
  text.replace(/\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Minutes of reading and answering, see decision 0196. */
const WORDS_A_MINUTE = 220;
const MINUTES_A_QUESTION = 1.85;

/** Minutes of a lesson besides reading and answering: its video and its exercise. */
function otherMinutes(slug: string, index: number, { key, captions = '' }: Lesson): number {
  const name = `${String(index + 1).padStart(2, '0')}-${key}.md`;
  const file = readFileSync(join(folder, 'content', 'lessons', slug, name), 'utf8');
  const { exercise = 0 } = parse(file.split(/^---\n/m)[1] ?? '') as { exercise?: number };
  const [, minutes = '0', seconds = '0'] =
    [...captions.matchAll(/--> (?:\d\d:)?(\d\d):(\d\d)/g)].at(-1) ?? [];
  return exercise + Number(minutes) + Number(seconds) / 60;
}

it('gives lessons to exactly the self-paced courses', () => {
  const selfPaced = courses.filter(({ format }) => format === 'self-paced');
  expect(withLessons.map(({ slug }) => slug)).toEqual(selfPaced.map(({ slug }) => slug));
  expect(selfPaced).toHaveLength(3);
});

describe.each(withLessons)('the course $slug', ({ slug, hours, outline, lessons, exam }) => {
  it.each(lessons)('teaches: $title', (lesson) => {
    const words = wordsOf(lesson.body);
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
    expect(JSON.stringify(toBlocks(lesson.body))).not.toMatch(/\*\*|\]\(/);
    expect(lesson.questions.length).toBeGreaterThanOrEqual(4);
    expect(lesson.questions.length).toBeLessThanOrEqual(8);
    expect(lesson.captions !== undefined).toBe(lesson.video !== undefined);
  });

  it('promises no more time than the content takes', () => {
    for (const [index, lesson] of lessons.entries()) {
      const content =
        wordsOf(lesson.body) / WORDS_A_MINUTE +
        lesson.questions.length * MINUTES_A_QUESTION +
        otherMinutes(slug, index, lesson);
      expect(Math.abs(lesson.minutes - content), lesson.title).toBeLessThanOrEqual(1);
    }
    expect(exam.minutes).toBeLessThanOrEqual(exam.questionCount * MINUTES_A_QUESTION);
    const total = lessons.reduce((sum, { minutes }) => sum + minutes, exam.minutes);
    expect(hours).toBe(Math.floor(total / 30) / 2);
  });

  it('has an outline of its lessons', () => {
    expect(outline.map(([title]) => title)).toEqual(lessons.map(({ title }) => title));
  });

  it('asks questions of all kinds, each of which can be graded and is explained', () => {
    expect(exam.questions.length).toBeGreaterThanOrEqual(20);
    expect(exam.questionCount).toBeLessThanOrEqual(exam.questions.length);
    const questions = [...lessons, exam].flatMap((part) => part.questions).map(readQuestion);
    for (const question of questions) {
      expect(questionProblem(question), question.text).toBeNull();
      expect(question.explanation, question.text).toMatch(/\.$/);
    }
    expect(new Set(questions.map(({ kind }) => kind)).size).toBe(4);
    expect(new Set(questions.map(({ text }) => text)).size).toBe(questions.length);
  });
});
