import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { makeExport, type ExportPurpose } from '../../analysis/exports';
import { requireOpenAccount } from '../../auth/requireOpenAccount';
import { requireStaffAccount } from '../../auth/requireStaffAccount';
import { documentFile, notReady } from '../../library/documentFile';
import { requireOwned } from '../../library/library';
import { readTicket, type Ticket } from '../../downloads/downloadLink';
import { sendBuffer, sendFile } from '../../downloads/sendFile';

type Opener = (strapi: Core.Strapi, ctx: Context, ticket: Ticket) => Promise<void>;

const openers: Record<Ticket['purpose'], Opener> = {
  async document(strapi, ctx, { subject, userId }) {
    // Blocked, or refunded, within these five minutes: no longer theirs.
    await requireOpenAccount(strapi, userId);
    await requireOwned(strapi, userId, 'document', subject);
    const file = await documentFile(strapi, subject);
    if (!(await sendFile(ctx, file.path, file))) throw notReady();
  },
  analysis: exporter('analysis'),
  users: exporter('users'),
};

function exporter(purpose: ExportPurpose): Opener {
  return async (strapi, ctx, { subject, userId }) => {
    await requireStaffAccount(strapi, userId);
    const { body, ...sent } = await makeExport(strapi, purpose, subject);
    sendBuffer(ctx, body, sent);
  };
}

/** Answers a signed link. @throws Fault 403 forged, 410 expired, 404 where what it names is gone. */
export function openDownload(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const ticket = readTicket(ctx.query.ticket);
  return openers[ticket.purpose](strapi, ctx, ticket);
}
