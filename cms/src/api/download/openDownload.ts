import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Readable } from 'node:stream';
import { generateExport, type ExportPurpose } from '../../commerce/analysis/exports';
import { accountActor } from '../../identity/audit/actors';
import { writeAudit } from '../../identity/audit/writeAudit';
import { requireOpenAccount, requireStaffAccount } from '../../identity/auth/requireMember';
import { openCertificate } from '../../events/attendance/certificateFile';
import { openEvidence } from '../../learning/cpe/evidence';
import { generateExport as makeCpeExport } from '../../learning/cpe/exportEntries';
import { openOwnersFile } from '../../learning/library/moveOwnersFiles';
import { documentFile, notReady } from '../../learning/library/ownersFiles';
import { requireOwned } from '../../learning/library/library';
import { openOrder } from '../../commerce/order-pdf/orderFile';
import { generatePersonalData } from '../../identity/personal-data/exportData';
import { openCalendar } from '../../events/attendance/bookings/calendar';
import { openTicket } from '../../events/attendance/bookings/ticketFile';
import { openQuotation } from '../../commerce/order-pdf/quotationFile';
import { readTicket, type Ticket } from '../../platform/downloads/downloadLink';
import { sendBody, sendFile } from '../../platform/downloads/sendFile';

type Opener = (strapi: Core.Strapi, ctx: Context, ticket: Ticket) => Promise<void>;

const openers: Record<Ticket['purpose'], Opener> = {
  async document(strapi, ctx, { subject, userId }) {
    // Access may have been revoked in the five minutes since the link was issued.
    await requireOpenAccount(strapi, userId);
    await requireOwned(strapi, userId, 'document', subject);
    const { url, ...sent } = await documentFile(strapi, subject);
    const file = await openOwnersFile(strapi, url);
    if (!file) throw notReady();
    await sendFile(ctx, file, sent);
  },
  analysis: exporter('analysis'),
  users: exporter('users'),
  evidence: ownFile(openEvidence),
  cpe: ownFile(makeCpeExport),
  certificate: ownFile(openCertificate),
  order: ownFile(openOrder),
  quotation: ownFile(openQuotation),
  'event-ticket': ownFile(openTicket),
  calendar: ownFile(openCalendar),
  'personal-data': ownFile(generatePersonalData),
};

interface OpenedFile {
  name: string;
  type: string;
  body: Buffer | Readable;
}

/** Subjects that belong to the member for whom the link was created. */
function ownFile(
  open: (strapi: Core.Strapi, userId: number, subject: string) => Promise<OpenedFile>,
): Opener {
  return async (strapi, ctx, { subject, userId }) => {
    await requireOpenAccount(strapi, userId);
    const { body, ...sent } = await open(strapi, userId, subject);
    sendBody(ctx, body, sent);
  };
}

function exporter(purpose: ExportPurpose): Opener {
  return async (strapi, ctx, { subject, userId }) => {
    await requireStaffAccount(strapi, userId);
    await auditExport(strapi, ctx, { purpose, subject, userId });
    const { body, ...sent } = await generateExport(strapi, purpose, subject);
    sendBody(ctx, body, sent);
  };
}

/**
 * Logs each opening of a link before anything is sent. Search words are not logged: they may name a
 * person.
 */
async function auditExport(
  strapi: Core.Strapi,
  ctx: Context,
  { purpose, subject, userId }: Ticket,
): Promise<void> {
  const actor = await accountActor(strapi, { id: userId, ip: ctx.request.ip });
  const filters = Object.entries(JSON.parse(subject) as Record<string, string | undefined>);
  await strapi.db.transaction(({ trx }) =>
    writeAudit(trx, actor, {
      action: 'exported',
      subject: { kind: purpose },
      changes: filters
        .filter(([, value]) => value)
        .map(([field, after]) => (field === 'q' ? { field } : { field, after })),
    }),
  );
}

/** @throws HttpError 403 for a forged link, 410 for an expired one, 404 if its target is gone */
export function openDownload(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const ticket = readTicket(ctx.query.ticket);
  return openers[ticket.purpose](strapi, ctx, ticket);
}
