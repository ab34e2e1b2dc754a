import type { Core } from '@strapi/strapi';
import { staffActor } from '../../../identity/audit/actors';
import { dataActions } from '../../../identity/auth/memberCall';
import { checkImport } from '../../../membership/imports/checkImport';
import { readColumns } from '../../../membership/imports/readColumns';
import { runImport } from '../../../membership/imports/runImport';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  dataActions({
    importColumns: (ctx) => readColumns(ctx.query.kind),
    checkImport: (ctx) => checkImport(strapi, ctx.request.body),
    async runImport(ctx) {
      const actor = await staffActor(strapi, ctx);
      return runImport(strapi, actor, ctx.request.body);
    },
  });
