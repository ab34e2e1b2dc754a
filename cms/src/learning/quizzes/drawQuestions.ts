import { randomInt } from 'node:crypto';
import type { Question } from './questions';

/** A question of an attempt: its options in the order shown, with the solution in that order. */
export interface DrawnQuestion {
  id: string;
  kind: Question['kind'];
  text: string;
  options: string[];
  /** Indices of the correct options; for `order`, of all options in the right order. */
  solution: number[];
  answer: number | null;
  tolerance: number;
  explanation: string | null;
}

/** @param pick a random integer below its argument */
type Pick = (below: number) => number;

/** Draws `count` questions without repetition, in random order, and shuffles the options of each. */
export function drawQuestions(
  questions: readonly Question[],
  count: number,
  pick: Pick = randomInt,
): DrawnQuestion[] {
  return shuffled(questions, pick)
    .slice(0, count)
    .map((question) => drawQuestion(question, pick));
}

function drawQuestion(question: Question, pick: Pick): DrawnQuestion {
  const { id, kind, text, options, correct, answer, tolerance, explanation } = question;
  const indices = options.map((_, index) => index);
  let order = shuffled(indices, pick);
  // An order that is already right asks nothing.
  if (kind === 'order' && order.every((from, at) => from === at)) {
    order = [...order.slice(1), ...order.slice(0, 1)];
  }
  const shownAt = (index: number) => order.indexOf(index);
  const solution =
    kind === 'order'
      ? indices.map(shownAt)
      : correct.map(shownAt).sort((one, other) => one - other);
  return {
    id,
    kind,
    text,
    options: order.map((index) => options[index] ?? ''),
    solution,
    answer,
    tolerance,
    explanation,
  };
}

function shuffled<Item>(items: readonly Item[], pick: Pick): Item[] {
  const rest = [...items];
  const drawn: Item[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(pick(rest.length), 1));
  return drawn;
}
