import { DAY_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { actorName, hasPermission } from '../../platform/panel-writes/actor';

const PLANNED = 'api::panel.planned-change';
/** Rejects dates so far ahead that they must be typos. */
const LATEST_MS = 3 * 366 * DAY_MS;

export type PlannedAction = 'publish' | 'unpublish';

export interface Plan {
  publishAt: string | null;
  unpublishAt: string | null;
}

interface Row {
  action: PlannedAction;
  dueAt: string;
  state: 'planned' | 'running' | 'done' | 'failed';
  message: string | null;
}

/** Also returns failures since the last plan. @throws ForbiddenError */
export async function readPlan(
  strapi: Core.Strapi,
  target: string,
  targetId: string,
): Promise<Plan & { failed: string | null }> {
  if (!hasPermission(strapi, 'read', target)) throw new errors.ForbiddenError();
  const rows = (await strapi.db.query(PLANNED).findMany({
    where: { target, targetId, state: { $ne: 'done' } },
    orderBy: { id: 'desc' },
  })) as Row[];
  const due = (action: PlannedAction) =>
    rows.find((row) => row.action === action && row.state === 'planned')?.dueAt ?? null;
  return {
    publishAt: due('publish'),
    unpublishAt: due('unpublish'),
    failed: rows.find(({ state }) => state === 'failed')?.message ?? null,
  };
}

/** Replaces the previous plan. @throws ForbiddenError, ValidationError */
export async function writePlan(
  strapi: Core.Strapi,
  target: string,
  targetId: string,
  plan: Plan,
): Promise<void> {
  if (!hasPermission(strapi, 'publish', target)) throw new errors.ForbiddenError();
  const publishAt = momentOf(plan.publishAt);
  const unpublishAt = momentOf(plan.unpublishAt);
  if (publishAt && unpublishAt && unpublishAt <= publishAt) {
    throw new errors.ValidationError('Lúc gỡ phải sau lúc đăng.');
  }
  const plannedBy = actorName(strapi);
  const row = (action: PlannedAction, dueAt: Date) => ({
    target,
    targetId,
    action,
    dueAt,
    state: 'planned',
    plannedBy,
  });
  await strapi.db.transaction(async () => {
    const planned = strapi.db.query(PLANNED);
    await planned.deleteMany({
      // A plan that is running would be planned again after a lock timeout.
      where: { target, targetId, state: { $in: ['planned', 'running', 'failed'] } },
    });
    if (publishAt) await planned.create({ data: row('publish', publishAt) });
    if (unpublishAt) await planned.create({ data: row('unpublish', unpublishAt) });
  });
}

function momentOf(text: unknown): Date | null {
  if (text === null || text === undefined || text === '') return null;
  const moment = new Date(String(text));
  const ahead = moment.getTime() - Date.now();
  if (Number.isNaN(ahead)) throw new errors.ValidationError('Thời điểm không hợp lệ.');
  if (ahead <= 0) throw new errors.ValidationError('Thời điểm đã qua.');
  if (ahead > LATEST_MS) throw new errors.ValidationError('Thời điểm quá xa.');
  return moment;
}
