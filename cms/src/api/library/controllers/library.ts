import type { Core } from '@strapi/strapi';
import { memberOf, dataActions } from '../../../identity/auth/memberCall';
import { askInstructor, listQuestions } from '../../../learning/library/askInstructor';
import {
  findOwnedCourse,
  linkToLessonFile,
  linkToOwnedDocument,
  listOwned,
  listOwnedCourses,
  ownershipOf,
} from '../../../learning/library/library';
import type { OwnedContent } from '../../../learning/library/ownedContent';
import {
  readQuizState,
  saveAnswers,
  startAttempt,
  submitAnswers,
} from '../../../learning/library/quizAttempts';
import { declareCourse, recordStudy, saveLesson } from '../../../learning/library/saveProgress';

const asCourse = ({ item, ...rest }: OwnedContent) => ({ course: item, ...rest });
const asDocument = ({ item, ...rest }: OwnedContent) => ({ document: item, ...rest });

export default ({ strapi }: { strapi: Core.Strapi }) =>
  dataActions({
    checkUserCourse: (ctx) => ownershipOf(strapi, memberOf(ctx).id, 'course', ctx.query.id),
    async userCourses(ctx) {
      const { id } = memberOf(ctx);
      return 'id' in ctx.query
        ? asCourse(await findOwnedCourse(strapi, id, ctx.query.id))
        : (await listOwnedCourses(strapi, id)).map(asCourse);
    },
    saveLessonProgress: (ctx) => saveLesson(strapi, memberOf(ctx).id, ctx.request.body),
    recordStudy: (ctx) => recordStudy(strapi, memberOf(ctx).id, ctx.request.body),
    declareCourse: (ctx) => declareCourse(strapi, memberOf(ctx).id, ctx.request.body),
    userLessonFile: (ctx) => linkToLessonFile(strapi, memberOf(ctx).id, ctx.query),
    quizState: (ctx) => readQuizState(strapi, memberOf(ctx).id, ctx.query),
    startAttempt: (ctx) => startAttempt(strapi, memberOf(ctx).id, ctx.request.body),
    saveAnswers: (ctx) => saveAnswers(strapi, memberOf(ctx).id, ctx.request.body),
    submitAttempt: (ctx) => submitAnswers(strapi, memberOf(ctx).id, ctx.request.body),
    instructorQuestions: (ctx) => listQuestions(strapi, memberOf(ctx).id, ctx.query.course),
    askInstructor: (ctx) => askInstructor(strapi, memberOf(ctx).id, ctx.request.body),
    checkUserDocument: (ctx) => ownershipOf(strapi, memberOf(ctx).id, 'document', ctx.query.id),
    async userDocuments(ctx) {
      const { id } = memberOf(ctx);
      return 'id' in ctx.query
        ? await linkToOwnedDocument(strapi, id, ctx.query.id)
        : (await listOwned(strapi, id, 'document')).map(asDocument);
    },
  });
