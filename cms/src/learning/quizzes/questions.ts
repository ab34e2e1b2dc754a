/** A question as editors write it: `course.question`. */
export interface QuestionFields {
  key?: string | null;
  kind?: string | null;
  text?: string | null;
  /** One option a line; correct ones begin with `*`. The lines of `order` are in the right order. */
  options?: string | null;
  /** PostgreSQL returns decimals as text. */
  answer?: number | string | null;
  tolerance?: number | string | null;
  explanation?: string | null;
}

export type QuestionKind = 'single' | 'multiple' | 'order' | 'number';

/** A question with its solution, which must not leave the server before the attempt is submitted. */
export interface Question {
  id: string;
  kind: QuestionKind;
  text: string;
  /** As written; those of `order` in the right order. */
  options: string[];
  /** Indices of the correct options, for `single` and `multiple`. */
  correct: number[];
  answer: number | null;
  tolerance: number;
  explanation: string | null;
}

const CORRECT = /^\*\s*/;

const kinds: ReadonlySet<string> = new Set<QuestionKind>(['single', 'multiple', 'order', 'number']);

const isKind = (kind: string): kind is QuestionKind => kinds.has(kind);

const toNumber = (value: number | string | null | undefined): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value);

/** @param index from 0; identifies a question without a key */
export function readQuestion(fields: QuestionFields, index: number): Question {
  const lines = (fields.options ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const kind = fields.kind ?? 'single';
  const isChoice = kind === 'single' || kind === 'multiple';
  return {
    id: fields.key || `q${index + 1}`,
    kind: isKind(kind) ? kind : 'single',
    text: (fields.text ?? '').trim(),
    options: lines.map((line) => (isChoice ? line.replace(CORRECT, '') : line)),
    correct: isChoice ? lines.flatMap((line, at) => (CORRECT.test(line) ? [at] : [])) : [],
    answer: toNumber(fields.answer),
    tolerance: toNumber(fields.tolerance) ?? 0,
    explanation: fields.explanation?.trim() || null,
  };
}

/** What an editor must correct in a question; null if nothing. */
export function questionProblem({ kind, options, correct, answer }: Question): string | null {
  if (kind === 'number') {
    if (answer === null) return 'câu điền số cần đáp số';
    return options.length > 0 ? 'câu điền số không có các lựa chọn' : null;
  }
  if (options.length < 2) return 'cần ít nhất hai lựa chọn, mỗi dòng một lựa chọn';
  if (new Set(options).size < options.length) return 'có hai lựa chọn giống nhau';
  if (kind === 'order') {
    return options.some((option) => CORRECT.test(option))
      ? 'câu sắp xếp không dùng dấu *: các dòng được viết theo thứ tự đúng'
      : null;
  }
  if (correct.length === 0) return 'cần đánh dấu câu đúng bằng “* ” ở đầu dòng';
  return kind === 'single' && correct.length > 1
    ? 'câu chọn một chỉ có một lựa chọn đúng; có nhiều thì đổi loại câu hỏi'
    : null;
}
