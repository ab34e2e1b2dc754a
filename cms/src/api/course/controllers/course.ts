import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readSampleLesson, readSyllabus } from '../../../learning/library/syllabus';

const slugOf = (ctx: Context): string => (ctx.params as { slug: string }).slug;

/** Public calls below `/courses/:slug`. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async courseSyllabus(ctx: Context) {
    ctx.body = { data: await readSyllabus(strapi, slugOf(ctx)) };
  },
  async sampleLesson(ctx: Context) {
    ctx.body = { data: await readSampleLesson(strapi, slugOf(ctx), ctx.query.lesson) };
  },
});
