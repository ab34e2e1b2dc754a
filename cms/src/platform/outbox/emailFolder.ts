import type { Core } from '@strapi/strapi';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { environment } from '../environment';
import { unsubscribeHeaders } from './mailServer';
import type { DeliverEmail } from './DeliverEmail';

/**
 * For development without a mail server: writes each email to two files that open in an editor and a
 * browser.
 */
export function emailFolder(strapi: Core.Strapi): DeliverEmail {
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
