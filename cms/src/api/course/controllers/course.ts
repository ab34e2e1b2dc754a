import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { contentActions } from '../../../content/records/readContent';
import { courseView } from '../../../content/views/contentViews';
import { readSampleLesson, readSyllabus } from '../../../learning/library/syllabus';

const slugOf = (ctx: Context): string => (ctx.params as { slug: string }).slug;

/** Public calls below `/courses`. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  courseFacets: contentActions.facets(strapi, courseView),
  async courseSyllabus(ctx: Context) {
    ctx.body = { data: await readSyllabus(strapi, slugOf(ctx)) };
  },
  async sampleLesson(ctx: Context) {
    ctx.body = { data: await readSampleLesson(strapi, slugOf(ctx), ctx.query.lesson) };
  },
});
