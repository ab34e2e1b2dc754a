import { readdirSync } from 'node:fs';
import { parsed, readText } from './sampleFile';

type Fields = Readonly<Record<string, unknown>>;

/** Front matter of a lesson. Fields without a line here are those of `course.lesson`. */
interface LessonMatter {
  [name: string]: unknown;
  sample?: boolean;
  files?: unknown[];
  /** A file beside the lesson. */
  captions?: string;
  /** Minutes of practice with the files; part of `minutes`, used by the tests only. */
  exercise?: number;
}

const LESSON = /^\d\d-(?<key>[a-z0-9-]+)\.md$/;

/**
 * Lessons and exams by the slug of their course: `lessons/<slug>/NN-<key>.md` in order, and `exam.yaml`.
 * @param root the folder `content`
 * @throws Error with the file's name
 */
export function readLessons(root: string): Map<string, Fields> {
  return new Map(
    readdirSync(`${root}/lessons`).map((slug) => [slug, readCourse(root, `lessons/${slug}`)]),
  );
}

function readCourse(root: string, folder: string): Fields {
  const files = readdirSync(`${root}/${folder}`).sort();
  const lessons = files.flatMap((file) => {
    const { key } = LESSON.exec(file)?.groups ?? {};
    return key ? [readLesson(root, folder, { file, key })] : [];
  });
  if (!files.includes('exam.yaml')) return { lessons };
  const path = `${folder}/exam.yaml`;
  return { lessons, exam: parsed(`cms/sample/content/${path}`, readText(root, path)) };
}

function readLesson(
  root: string,
  folder: string,
  { file, key }: { file: string; key: string },
): Fields {
  const name = `cms/sample/content/${folder}/${file}`;
  const [before, matter, ...text] = readText(root, `${folder}/${file}`).split(/^---\n/m);
  if (before !== '' || matter === undefined || text.length !== 1) {
    throw new Error(`${name}: a lesson is fields between two lines of ---, and its text.`);
  }
  const { sample, files, captions, ...fields } = parsed(name, matter) as LessonMatter;
  delete fields.exercise;
  return {
    ...fields,
    key,
    ...(sample && { isSample: true }),
    ...(files && { exercises: files }),
    ...(captions && { captions: readText(root, `${folder}/${captions}`) }),
    body: text[0],
  };
}
