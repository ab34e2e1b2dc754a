import type { QuizAnswer, QuizResult } from '../../generated/types';
import type { DrawnQuestion } from './drawQuestions';

/** So that 0.3 is within 0.1 of 0.2 in floating point. */
const ROUNDING = 1e-9;

function isCorrect(question: DrawnQuestion, answer: QuizAnswer | undefined): boolean {
  if (!answer) return false;
  const { kind, solution } = question;
  if (kind === 'number') {
    if (answer.number === null || question.answer === null) return false;
    return Math.abs(answer.number - question.answer) <= question.tolerance + ROUNDING;
  }
  const given =
    kind === 'order' ? answer.choices : [...new Set(answer.choices)].sort((a, b) => a - b);
  return given.length === solution.length && given.every((choice, at) => choice === solution[at]);
}

/** @param passMark percent */
export function grade(
  questions: readonly DrawnQuestion[],
  answers: readonly QuizAnswer[],
  passMark: number,
): QuizResult {
  const answerOf = new Map(answers.map((answer) => [answer.question, answer]));
  const graded = questions.map((question) => ({
    question: question.id,
    correct: isCorrect(question, answerOf.get(question.id)),
    solution: question.solution,
    number: question.answer,
    explanation: question.explanation,
  }));
  const correctCount = graded.filter(({ correct }) => correct).length;
  const questionCount = questions.length;
  return {
    correctCount,
    questionCount,
    percent: questionCount === 0 ? 0 : Math.floor((correctCount * 100) / questionCount),
    passMark,
    passed: questionCount > 0 && correctCount * 100 >= passMark * questionCount,
    questions: graded,
  };
}
