import { HOUR_MS, MINUTE_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { hasRunTooLong } from '../../platform/sql/limitWaits';
import { query, toDate, type Stamp } from '../../platform/sql/query';
import { retryTransient } from '../../platform/sql/retryTransient';
import { formOf, fieldTextOf } from '../form-layouts/forms';
import type { PlannedAction } from './planChanges';
import { logFailure } from '../../platform/outages/logFailure';
import { mayPass } from '../../platform/outages/watchDatabase';

/** Per run, to limit its duration. */
const BATCH = 50;
/** Plans claimed by a stopped server are released after this time. */
const LEASE_MS = 10 * MINUTE_MS;
/** A plan whose statements have timed out until then fails, so that the editor is notified. */
const MAX_DELAY_MS = HOUR_MS;

interface Due {
  id: number;
  target: string;
  target_id: string;
  action: PlannedAction;
  due_at: Stamp;
}

/** Exactly once across servers: the server that updates the row first runs the plan. @returns the number of plans that ended */
export async function runPlans(strapi: Core.Strapi, now: Date): Promise<number> {
  const free = `(state = 'planned' or (state = 'running' and claimed_at < ?))`;
  const givenUp = new Date(now.getTime() - LEASE_MS);
  const due = await query<Due>(
    strapi.db.connection,
    `select id, target, target_id, action, due_at from planned_changes
     where due_at <= ? and ${free} order by due_at, id limit ${BATCH}`,
    [now, givenUp],
  );
  let done = 0;
  for (const change of due) {
    const claimed = await query(
      strapi.db.connection,
      `update planned_changes set state = 'running', claimed_at = ? where id = ? and ${free} returning id`,
      [now, change.id, givenUp],
    );
    if (claimed.length === 0) continue;
    const outcome = await runPlan(strapi, change, now);
    if (outcome.state !== 'planned') done += 1;
    await strapi.db
      .query('api::panel.planned-change')
      .update({ where: { id: change.id }, data: outcome });
  }
  return done;
}

interface Outcome {
  /** `planned` if the next run retries it. */
  state: 'done' | 'failed' | 'planned';
  /** The reason shown to the editor. */
  message: string | null;
}

const failed = (message: string): Outcome => ({ state: 'failed', message });

async function runPlan(
  strapi: Core.Strapi,
  { target, target_id: documentId, action, due_at: dueAt }: Due,
  now: Date,
): Promise<Outcome> {
  const documents = strapi.documents(target as 'api::course.course');
  try {
    const { entries } = await retryTransient(() =>
      action === 'publish'
        ? documents.publish({ documentId })
        : documents.unpublish({ documentId }),
    );
    if (entries.length > 0) return { state: 'done', message: null };
    return failed('Mục này không còn, hoặc không có gì để đăng hay gỡ.');
  } catch (error) {
    logFailure(strapi, error);
    const isLate = now.getTime() - toDate(dueAt).getTime() > MAX_DELAY_MS;
    const givesUp = isLate && hasRunTooLong(error);
    if (mayPass(error) && !givesUp) return { state: 'planned', message: null };
    return failed(reasonOf(target, error));
  }
}

function reasonOf(target: string, error: unknown): string {
  if (!(error instanceof errors.ValidationError)) return 'Máy chủ gặp lỗi. Vui lòng đăng bằng tay.';
  const form = formOf(target);
  const { errors: faults = [] } = (error.details ?? {}) as { errors?: { path?: unknown[] }[] };
  const fields = new Set(
    faults.map(
      ({ path: [field] = [] }) =>
        (form && fieldTextOf(target, form, String(field))?.label) ?? field,
    ),
  );
  if (fields.size === 0) return error.message;
  return `Nội dung còn thiếu hoặc chưa đúng: ${[...fields].join(', ')}.`;
}
