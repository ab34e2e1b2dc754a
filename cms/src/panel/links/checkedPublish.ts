import type { Context } from 'koa';
import { rejectBrokenLinks } from './rejectBrokenLinks';

type Action = (ctx: Context) => Promise<unknown>;

async function recordOf(uid: string, ctx: Context): Promise<Record<string, unknown>> {
  const body = ctx.request.body as Record<string, unknown> | undefined;
  const { id } = ctx.params as { id?: string };
  const documents = strapi.documents(uid as 'api::course.course');
  const saved = id ? await documents.findOne({ documentId: id, populate: '*' }) : null;
  return { ...saved, ...body };
}

/** Refuses to publish a record with broken links. */
export const checkedPublish =
  (publish: Action): Action =>
  async (ctx) => {
    const { model: uid } = ctx.params as { model: string };
    await rejectBrokenLinks(uid, await recordOf(uid, ctx));
    return publish(ctx);
  };
