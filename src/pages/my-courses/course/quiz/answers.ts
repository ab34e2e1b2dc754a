import type { QuizAttempt } from './QuizAttempt';

export type Question = QuizAttempt['questions'][number];

/** Answers by question; those of numbers as typed. */
export interface Answer {
  choices: number[];
  text: string;
}

export type Answers = Readonly<Record<string, Answer>>;

/** `12,5` and `12.5`; null if it is not a number. */
export function readNumber(text: string): number | null {
  const cleaned = text.trim().replace(/\s/g, '').replace('−', '-').replace(',', '.');
  return /^[+-]?\d+(?:\.\d+)?$/.test(cleaned) ? Number(cleaned) : null;
}

const shownOrder = ({ options }: Question): number[] => options.map((_, index) => index);

/** The saved answers, with the options of an order as they are shown. */
export function initialAnswers({ questions, answers }: QuizAttempt): Answers {
  const saved = new Map(answers.map((answer) => [answer.question, answer]));
  return Object.fromEntries(
    questions.map((question) => {
      const { choices = [], number = null } = saved.get(question.id) ?? {};
      const isOrder = question.kind === 'order' && choices.length !== question.options.length;
      return [
        question.id,
        {
          choices: isOrder ? shownOrder(question) : [...choices],
          text: number === null ? '' : String(number).replace('.', ','),
        },
      ];
    }),
  );
}

/** The numbers, from 1, of the questions without an answer. An order always has one. */
export function unanswered(questions: readonly Question[], answers: Answers): number[] {
  return questions.flatMap(({ id, kind }, index) => {
    const { choices = [], text = '' } = answers[id] ?? {};
    const isAnswered = kind === 'number' ? readNumber(text) !== null : choices.length > 0;
    return isAnswered ? [] : [index + 1];
  });
}

/** As the server takes them. */
export const toInput = (questions: readonly Question[], answers: Answers) =>
  questions.map(({ id, kind }) => ({
    question: id,
    choices: kind === 'number' ? [] : (answers[id]?.choices ?? []),
    number: kind === 'number' ? readNumber(answers[id]?.text ?? '') : null,
  }));

/** The answers of a draft, if they belong to this attempt. */
export function answersOfDraft(draft: unknown, { questions }: QuizAttempt): Answers | null {
  if (typeof draft !== 'object' || draft === null) return null;
  const entries = questions.map(({ id, options }) => {
    const { choices, text } = ((draft as Record<string, unknown>)[id] ?? {}) as Partial<Answer>;
    const isValid =
      typeof text === 'string' &&
      Array.isArray(choices) &&
      choices.every((choice) => Number.isInteger(choice) && choice >= 0 && choice < options.length);
    return isValid ? ([id, { choices, text }] as const) : null;
  });
  return entries.every((entry) => entry !== null) ? Object.fromEntries(entries) : null;
}
