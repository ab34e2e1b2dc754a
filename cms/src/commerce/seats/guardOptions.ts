import type { Core } from '@strapi/strapi';
import { fieldError } from '../../platform/panel-writes/guardRecords';
import { optionProblem, type DraftSeminar } from './optionProblem';

const SEMINAR = 'api::seminar.seminar';

/**
 * Rejects publication of a seminar whose option groups contradict its switch, its times or each other:
 * buyers would be sold a plain ticket, have nothing to choose, or be sent nowhere.
 */
export function guardOptions(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action, params }, next) => {
    if (uid !== SEMINAR || action !== 'publish') return next();
    const { documentId } = params as { documentId: string };
    const draft = (await strapi.db.query(SEMINAR).findOne({
      where: { documentId, publishedAt: null },
      populate: { orderOptionGroup: { populate: ['options'] } },
    })) as DraftSeminar | null;
    const problem = draft && optionProblem(draft);
    if (problem) throw fieldError(problem.field, problem.message);
    return next();
  });
}
