import {
  responseOf,
  boughtCourse,
  boughtDocument,
  courseToRead,
  courseWithQuestions,
  paidOrder,
} from './given';
import { randomUUID } from 'node:crypto';
import type { Fixture } from './Fixture';
import type { Row, Rows } from './Row';

const bought: Row = {
  variables: async (fixture) => {
    await paidOrder(fixture);
    return {};
  },
};

const idOf = (thing: (fixture: Fixture) => Promise<string>) => async (fixture: Fixture) => ({
  id: await thing(fixture),
});

const quizOf = async (fixture: Fixture) => {
  const { course, lesson } = await courseWithQuestions(fixture);
  return { course, lesson };
};

const attemptOf = async (fixture: Fixture) => {
  const input = await quizOf(fixture);
  const { documentId, questions } = await responseOf<{
    documentId: string;
    questions: { id: string }[];
  }>(fixture, 'StartAttempt', { input });
  const answers = questions.map(({ id }) => ({ question: id, choices: [0], number: null }));
  return { attempt: documentId, answers };
};

const inputOf = (variables: (fixture: Fixture) => Promise<object>) => async (fixture: Fixture) => ({
  input: await variables(fixture),
});

export const library: Rows = {
  CheckUserCourse: { variables: idOf(boughtCourse) },
  CheckUserDocument: { variables: idOf(boughtDocument) },
  OverviewCourses: bought,
  UserCourses: bought,
  UserCourse: { variables: idOf(boughtCourse), owned: true },
  SaveLessonProgress: {
    variables: async (fixture) => ({ input: { ...(await courseToRead(fixture)), done: true } }),
    owned: true,
  },
  UserLessonFile: {
    variables: async (fixture) => {
      const { course, lesson, file } = await courseWithQuestions(fixture);
      return { course, lesson, file };
    },
    owned: true,
  },
  QuizState: { variables: quizOf, owned: true },
  RecordStudy: { variables: inputOf(quizOf), owned: true },
  StartAttempt: { variables: inputOf(quizOf), owned: true },
  SaveAnswers: { variables: inputOf(attemptOf), owned: true },
  SubmitAttempt: { variables: inputOf(attemptOf), owned: true },
  DeclareCourse: {
    variables: async (fixture) => ({
      input: { course: (await courseWithQuestions(fixture)).course, agreed: true },
    }),
    owned: true,
  },
  InstructorQuestions: {
    variables: async (fixture) => {
      const input = { ...(await quizOf(fixture)), id: randomUUID(), text: 'Vì sao chọn 60 mẫu?' };
      await fixture.once('instructor question', () =>
        responseOf(fixture, 'AskInstructor', { input }),
      );
      return { course: input.course };
    },
    owned: true,
  },
  AskInstructor: {
    variables: async (fixture) => ({
      input: { ...(await quizOf(fixture)), id: randomUUID(), text: 'Vì sao chọn 60 mẫu?' },
    }),
    owned: true,
  },
  CourseSyllabus: {
    variables: async (fixture) => ({ slug: (await courseWithQuestions(fixture)).slug }),
  },
  SampleLesson: {
    variables: async (fixture) => {
      const { slug, lesson } = await courseWithQuestions(fixture);
      return { slug, lesson };
    },
  },
  UserDocuments: bought,
  UserDocumentDownload: { variables: idOf(boughtDocument), owned: true },
};
