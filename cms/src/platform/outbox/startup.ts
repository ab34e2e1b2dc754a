import type { Core } from '@strapi/strapi';
import { environment } from '../environment';
import { onMailWritten, signalMail } from '../mail/writeMail';
import { mailServer, unsubscribeHeaders } from './mailServer';
import { Outbox, type DeliverEmail } from './Outbox';
import { expireEmails, purgeEmails, releaseAbandoned } from './expireEmails';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { errors } from '@strapi/utils';
import { guardRecords } from '../panel-writes/guardRecords';
import { query } from '../sql/query';

const texts = {
  closed: 'Thư do hệ thống viết, không thêm hay xoá trong trang quản trị.',
  stateInvalid: 'Chỉ thư không gửi được mới chuyển về “Chờ gửi” được, để gửi lại.',
};

/** Staff may only retry emails that were given up. */
export function guardEmails(strapi: Core.Strapi): void {
  guardRecords(strapi, {
    uid: 'api::outbox.letter',
    status: { field: 'state', table: 'letters', column: 'state' },
    closed: texts.closed,
    async move(documentId, to) {
      if (to !== 'waiting') throw new errors.ValidationError(texts.stateInvalid);
      const now = new Date();
      await strapi.db.transaction(async ({ trx }) => {
        const moved = await query(
          trx,
          `update letters set state = 'waiting', due_at = ?, updated_at = ?
           where document_id = ? and state = 'failed' returning id`,
          [now, now, documentId],
        );
        if (moved.length === 0) throw new errors.ValidationError(texts.stateInvalid);
        signalMail(trx);
      });
    },
  });
}

let sender: Outbox | undefined;

export function wakeOutbox(): void {
  sender?.wake();
}

export async function purgeOldEmails(strapi: Core.Strapi, now: Date): Promise<void> {
  const unsent = await purgeEmails(strapi, now);
  if (unsent > 0) strapi.log.error(`${unsent} emails were purged that had never been sent`);
}

export async function startOutbox(strapi: Core.Strapi): Promise<void> {
  await tidyOutbox(strapi);
  const { mail, production } = environment();
  if (!mail && production) {
    strapi.log.warn('No mail provider is set (EMAIL_PROVIDER): emails wait until one is.');
    return;
  }
  const started = new Outbox(strapi, mail ? mailServer(strapi, mail.from) : emailFolder(strapi));
  sender = started;
  onMailWritten(() => started.wake());
  started.wake();
}

/** Records emails in delivery before the database closes. */
export async function stopOutbox(): Promise<void> {
  await sender?.stop();
}

export async function tidyOutbox(strapi: Core.Strapi): Promise<void> {
  const now = new Date();
  const released = await releaseAbandoned(strapi, now);
  if (released > 0) {
    strapi.log.warn(`${released} emails of a stopped server will be sent again`);
    sender?.wake();
  }
  await expireEmails(strapi, now);
}

/**
 * For development without a mail server: writes each email to two files that open in an editor and a
 * browser.
 */
function emailFolder(strapi: Core.Strapi): DeliverEmail {
  const { database } = environment();
  const data = database.client === 'sqlite' ? dirname(database.filename) : '.data';
  const folder = resolve(strapi.dirs.app.root, data, 'letters');
  return async ({ id, to, subject, text, html, replyTo, unsubscribeUrl }) => {
    const moment = new Date().toISOString().slice(0, 19).replace(/\D/g, '');
    const path = join(folder, `${moment}-${id}-${to.replace(/[^\w@.-]/g, '_')}`);
    const head = [
      `To: ${to}`,
      ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
      `Subject: ${subject}`,
      ...Object.entries(unsubscribeHeaders(unsubscribeUrl)).map((header) => header.join(': ')),
    ];
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${path}.txt`, `${head.join('\n')}\n\n${text}\n`, { mode: 0o600 });
    await writeFile(`${path}.html`, html, { mode: 0o600 });
    strapi.log.info(`Email to ${to}: ${path}.txt`);
  };
}
