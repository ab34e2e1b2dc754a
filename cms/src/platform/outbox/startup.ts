import { VIETNAM_ZONE } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { environment } from '../environment';
import { onMailWritten } from '../mail/outboxSignal';
import { emailFolder } from './emailFolder';
import { mailServer } from './mailServer';
import { Outbox } from './Outbox';
import { expireEmails, purgeEmails, releaseAbandoned } from './expireEmails';
import type { Startup } from '../startup';
import { guardEmails } from './guardEmails';

/** How long a stopping server waits for the mail server. */
const STOP_MS = 10_000;

let sender: Outbox | undefined;

export const outbox: Startup = {
  // Sends once the database is complete.
  after: ['audit', 'seed'],
  register: guardEmails,
  tasks: {
    sendEmails: { rule: '*/5 * * * * *', run: () => sender?.wake() },
    expireEmails: { rule: '20 * * * * *', run: tidy },
    purgeEmails: {
      rule: '40 3 * * *',
      tz: VIETNAM_ZONE,
      async run(strapi, now) {
        const unsent = await purgeEmails(strapi, now);
        if (unsent > 0) strapi.log.error(`${unsent} emails were purged that had never been sent`);
      },
    },
  },
  bootstrap: startOutbox,
  destroy: stopOutbox,
};

async function startOutbox(strapi: Core.Strapi): Promise<void> {
  await tidy(strapi);
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
async function stopOutbox(): Promise<void> {
  await Promise.race([
    sender?.stop(),
    new Promise((resolve) => setTimeout(resolve, STOP_MS).unref()),
  ]);
}

async function tidy(strapi: Core.Strapi): Promise<void> {
  const now = new Date();
  const released = await releaseAbandoned(strapi, now);
  if (released > 0) {
    strapi.log.warn(`${released} emails of a stopped server will be sent again`);
    sender?.wake();
  }
  await expireEmails(strapi, now);
}
