import { freeCourse, freeDocument, paidOrder } from '../world/things';
import type { World } from '../world/World';
import type { Row, Rows } from './Row';

const boughtCourse = async (world: World) => {
  await paidOrder(world);
  return { id: (await freeCourse(world)).documentId };
};

const boughtDocument = async (world: World) => {
  await paidOrder(world);
  return { id: (await freeDocument(world)).documentId };
};

/** Of a list of what was bought. */
const bought: Row = {
  variables: async (world) => {
    await paidOrder(world);
    return {};
  },
};

export const library: Rows = {
  CheckUserCourse: { variables: boughtCourse },
  CheckUserDocument: { variables: boughtDocument },
  UserCourses: bought,
  UserCourse: { variables: boughtCourse, owned: true },
  UserDocuments: bought,
  UserDocumentDownload: { variables: boughtDocument, owned: true },
};
