import { DAY_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import type { InferType } from 'yup';
import { recordScansInputRules } from '@iia/shared/generated/inputRules/RecordScansInput';
import type { ScanOutcome, ScanResult } from '../../../generated/types';
import { checkInput } from '../../../platform/errors/checkInput';
import { HttpError } from '../../../platform/errors/HttpError';
import { readEvents, type TicketedEvent, spanOf } from '../../tickets/events';
import { attendanceTexts } from '../texts';
import { findTicket, writeScan } from './writeScan';

/** Beyond this difference the device's clock is wrong, rather than the network slow. */
const CLOCK_TOLERANCE_MS = 30_000;

/** @throws HttpError 400 for bad input, 404 for an unknown event */
export async function recordScans(
  strapi: Core.Strapi,
  by: string,
  body: unknown,
): Promise<ScanResult[]> {
  const { kind, event: id, sentAt, scans } = checkInput(recordScansInputRules, body);
  const event = await requireEvent(strapi, kind, id);
  const now = Date.now();
  const late = now - Date.parse(sentAt);
  const offset = Math.abs(late) > CLOCK_TOLERANCE_MS ? late : 0;
  const results: ScanResult[] = [];
  // Oldest first, each in a separate transaction: a failed one is resent with those after it.
  for (const scan of [...scans].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const at = new Date(Math.min(Date.parse(scan.at) + offset, now));
    results.push(await recordOne(strapi, event, { ...scan, at, by }));
  }
  return results;
}

type ScanInput = Omit<InferType<typeof recordScansInputRules>['scans'][number], 'at'> & {
  at: Date;
  by: string;
};

async function recordOne(
  strapi: Core.Strapi,
  event: TicketedEvent,
  { id, ticket: ticketId, direction, at, by }: ScanInput,
): Promise<ScanResult> {
  const only = (outcome: ScanOutcome) => ({
    documentId: id,
    outcome,
    otherAt: null,
    otherBy: null,
  });
  const ticket = await findTicket(strapi.db.connection, event, ticketId);
  if (!ticket) return only('unknown');
  if (!isAtEvent(event, at)) return only('outside');
  const scan = { id: id.toLowerCase(), ticket, direction, at, by, reason: null };
  const { attendance, valid } = await writeScan(strapi, event, scan);
  if (!valid) return only('ended');
  const verdict = attendance.verdicts.get(scan.id);
  // The id belongs to another ticket, or staff have cancelled the scan since.
  if (!verdict) return only('unknown');
  return {
    documentId: id,
    outcome: verdict.outcome,
    otherAt: verdict.other?.at.toISOString() ?? null,
    otherBy: verdict.other?.by ?? null,
  };
}

/** One day before and after: check-in opens early and closes late. */
export function isAtEvent(event: TicketedEvent, at: Date): boolean {
  const { from, to } = spanOf(event);
  return at.getTime() >= from.getTime() - DAY_MS && at.getTime() <= to.getTime() + DAY_MS;
}

/** @throws HttpError 404 */
export async function requireEvent(
  strapi: Core.Strapi,
  kind: unknown,
  id: unknown,
): Promise<TicketedEvent> {
  const isId = typeof id === 'string' && /^[a-z0-9]{1,64}$/i.test(id);
  const event = isId ? (await readEvents(strapi.db.connection, [id])).get(id) : undefined;
  if (event?.kind !== kind || !event) {
    throw new HttpError(404, 'NotFoundError', attendanceTexts.noEvent);
  }
  return event;
}
