import { answerOf, boughtCourse, boughtDocument, paidOrder } from '../world/fixtures';
import type { World } from '../world/World';
import type { Row, Rows } from './Row';

const bought: Row = {
  variables: async (world) => {
    await paidOrder(world);
    return {};
  },
};

const idOf = (thing: (world: World) => Promise<string>) => async (world: World) => ({
  id: await thing(world),
});

export const library: Rows = {
  CheckUserCourse: { variables: idOf(boughtCourse) },
  CheckUserDocument: { variables: idOf(boughtDocument) },
  UserCourses: bought,
  UserCourse: { variables: idOf(boughtCourse), owned: true },
  SaveLessonProgress: {
    variables: async (world) => {
      const course = await boughtCourse(world);
      // Without the time that a lesson must stay open.
      await world.api.sql('update courses set lesson_share = 0 where document_id = ?', [course]);
      const { lessons } = await answerOf<{ lessons: { id: string }[] }>(world, 'UserCourse', {
        id: course,
      });
      return { input: { course, lesson: lessons[0]?.id ?? '', done: true } };
    },
    owned: true,
  },
  UserDocuments: bought,
  UserDocumentDownload: { variables: idOf(boughtDocument), owned: true },
};
