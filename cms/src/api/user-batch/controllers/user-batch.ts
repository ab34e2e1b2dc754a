import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { staffActor } from '../../../identity/audit/actors';
import { memberOf, dataActions } from '../../../identity/auth/memberCall';
import { prepareBatch, startBatch } from '../../../membership/batches/prepareBatch';
import { listBatches, readBatch } from '../../../membership/batches/readBatch';
import { listRows } from '../../../membership/batches/listRows';
import { workOnBatches } from '../../../membership/batches/workOnBatches';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const callerOf = async (ctx: Context) => ({
    id: memberOf(ctx).id,
    actor: await staffActor(strapi, ctx),
  });
  return dataActions({
    userBatches: (ctx) => listBatches(strapi, ctx.query.after),
    userBatch: (ctx) => readBatch(strapi, ctx.params.id),
    userBatchRows: (ctx) => listRows(strapi, ctx.params.id, ctx.query),
    async prepareBatch(ctx) {
      const id = await prepareBatch(strapi, await callerOf(ctx), ctx.request.body);
      return readBatch(strapi, id);
    },
    async runBatch(ctx) {
      const id = await startBatch(strapi, await callerOf(ctx), ctx.request.body);
      workOnBatches(strapi);
      return readBatch(strapi, id);
    },
  });
};
