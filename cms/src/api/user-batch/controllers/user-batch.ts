import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { staffActor } from '../../../identity/audit/actors';
import { memberOf, sendPrivate } from '../../../identity/auth/memberCall';
import { prepareBatch } from '../../../membership/batches/prepareBatch';
import { listBatches, readBatch } from '../../../membership/batches/readBatch';
import { listRows } from '../../../membership/batches/listRows';
import { startBatch } from '../../../membership/batches/startBatch';
import { workOnBatches } from '../../../membership/batches/workOnBatches';

type BatchContext = Context & { params: { id?: string } };

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const callerOf = async (ctx: Context) => ({
    id: memberOf(ctx).id,
    actor: await staffActor(strapi, ctx),
  });
  return {
    async userBatches(ctx: Context) {
      sendPrivate(ctx, { data: await listBatches(strapi, ctx.query.after) });
    },
    async userBatch(ctx: BatchContext) {
      sendPrivate(ctx, { data: await readBatch(strapi, ctx.params.id) });
    },
    async userBatchRows(ctx: BatchContext) {
      sendPrivate(ctx, { data: await listRows(strapi, ctx.params.id, ctx.query) });
    },
    async prepareBatch(ctx: Context) {
      const id = await prepareBatch(strapi, await callerOf(ctx), ctx.request.body);
      sendPrivate(ctx, { data: await readBatch(strapi, id) });
    },
    async runBatch(ctx: Context) {
      const id = await startBatch(strapi, await callerOf(ctx), ctx.request.body);
      workOnBatches(strapi);
      sendPrivate(ctx, { data: await readBatch(strapi, id) });
    },
  };
};
