import { VIETNAM_ZONE } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { environment } from '../environment';
import { onMailWritten } from '../mail/outboxSignal';
import { emailFolder } from './emailFolder';
import { mailServer } from './mailServer';
import { Outbox } from './Outbox';
import { expireEmails, purgeEmails, releaseAbandoned } from './expireEmails';
import { addTasks } from '../clock/addTasks';

/** How long a stopping server waits for the mail server. */
const STOP_MS = 10_000;

let outbox: Outbox | undefined;

/** Call it in `register`. */
export function registerOutbox(strapi: Core.Strapi): void {
  addTasks(strapi, {
    sendEmails: {
      options: { rule: '*/5 * * * * *' },
      task: () => Promise.resolve(outbox?.wake()),
    },
    expireEmails: {
      options: { rule: '20 * * * * *' },
      task: () => tidy(strapi),
    },
    purgeEmails: {
      options: { rule: '40 3 * * *', tz: VIETNAM_ZONE },
      task: async () => {
        const unsent = await purgeEmails(strapi, new Date());
        if (unsent > 0) strapi.log.error(`${unsent} emails were purged that had never been sent`);
      },
    },
  });
}

/** Call it at the end of `bootstrap`. */
export async function startOutbox(strapi: Core.Strapi): Promise<void> {
  await tidy(strapi);
  const { mail, production } = environment();
  if (!mail && production) {
    strapi.log.warn('No mail provider is set (EMAIL_PROVIDER): emails wait until one is.');
    return;
  }
  const started = new Outbox(strapi, mail ? mailServer(strapi, mail.from) : emailFolder(strapi));
  outbox = started;
  onMailWritten(() => started.wake());
  started.wake();
}

/** Records emails in delivery before the database closes. */
export async function stopOutbox(): Promise<void> {
  await Promise.race([
    outbox?.stop(),
    new Promise((resolve) => setTimeout(resolve, STOP_MS).unref()),
  ]);
}

async function tidy(strapi: Core.Strapi): Promise<void> {
  const now = new Date();
  const released = await releaseAbandoned(strapi, now);
  if (released > 0) {
    strapi.log.warn(`${released} emails of a stopped server will be sent again`);
    outbox?.wake();
  }
  await expireEmails(strapi, now);
}
