import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { countInstitute, hourlyFigures } from '../../../content/institute/countInstitute';
import { readJoiningOffer } from '../../../content/institute/readJoiningOffer';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const figures = hourlyFigures((now) => countInstitute(strapi, now));
  return {
    async joiningOffer(ctx: Context) {
      ctx.body = { data: await readJoiningOffer(strapi) };
    },
    async instituteFigures(ctx: Context) {
      ctx.body = { data: await figures() };
    },
  };
};
