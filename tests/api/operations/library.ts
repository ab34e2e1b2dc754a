import { responseOf, boughtCourse, boughtDocument, paidOrder } from './given';
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

export const library: Rows = {
  CheckUserCourse: { variables: idOf(boughtCourse) },
  CheckUserDocument: { variables: idOf(boughtDocument) },
  OverviewCourses: bought,
  UserCourses: bought,
  UserCourse: { variables: idOf(boughtCourse), owned: true },
  SaveLessonProgress: {
    variables: async (fixture) => {
      const course = await boughtCourse(fixture);
      // Skips the time that a lesson must stay open.
      await fixture.api.sql('update courses set lesson_share = 0 where document_id = ?', [course]);
      const { lessons } = await responseOf<{ lessons: { id: string }[] }>(fixture, 'UserCourse', {
        id: course,
      });
      return { input: { course, lesson: lessons[0]?.id ?? '', done: true } };
    },
    owned: true,
  },
  UserDocuments: bought,
  UserDocumentDownload: { variables: idOf(boughtDocument), owned: true },
};
