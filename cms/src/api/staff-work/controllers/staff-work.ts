import type { Core } from '@strapi/strapi';
import { dataActions } from '../../../identity/auth/memberCall';
import { listWork } from '../../../commerce/staff-work/listWork';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  dataActions({
    workList: (ctx) => listWork(strapi, ctx.query),
  });
