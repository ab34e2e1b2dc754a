import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { sendPrivate, memberOf } from '../../../identity/auth/memberCall';
import {
  findOwnedCourse,
  linkToOwnedDocument,
  listOwned,
  listOwnedCourses,
  ownershipOf,
} from '../../../learning/library/library';
import type { OwnedContent } from '../../../learning/library/ownedContent';
import { saveLesson } from '../../../learning/library/progress';

const asCourse = ({ item, ...rest }: OwnedContent) => ({ course: item, ...rest });
const asDocument = ({ item, ...rest }: OwnedContent) => ({ document: item, ...rest });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async checkUserCourse(ctx: Context) {
    const data = await ownershipOf(strapi, memberOf(ctx).id, 'course', ctx.query.id);
    sendPrivate(ctx, { data });
  },

  async userCourses(ctx: Context) {
    const { id } = memberOf(ctx);
    const data =
      'id' in ctx.query
        ? asCourse(await findOwnedCourse(strapi, id, ctx.query.id))
        : (await listOwnedCourses(strapi, id)).map(asCourse);
    sendPrivate(ctx, { data });
  },

  async saveLessonProgress(ctx: Context) {
    sendPrivate(ctx, { data: await saveLesson(strapi, memberOf(ctx).id, ctx.request.body) });
  },

  async checkUserDocument(ctx: Context) {
    const data = await ownershipOf(strapi, memberOf(ctx).id, 'document', ctx.query.id);
    sendPrivate(ctx, { data });
  },

  async userDocuments(ctx: Context) {
    const { id } = memberOf(ctx);
    const data =
      'id' in ctx.query
        ? await linkToOwnedDocument(strapi, id, ctx.query.id)
        : (await listOwned(strapi, id, 'document')).map(asDocument);
    sendPrivate(ctx, { data });
  },
});
