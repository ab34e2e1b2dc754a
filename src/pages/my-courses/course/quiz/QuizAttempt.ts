import type {
  QuizAttempt_attemptFragment,
  QuizStateQuery,
} from '@/data/generated/operations/pages/my-courses';

export type QuizAttempt = QuizAttempt_attemptFragment;
export type QuizState = QuizStateQuery['quizState'];
