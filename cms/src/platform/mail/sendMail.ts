import type { Core } from '@strapi/strapi';
import { environment } from '../environment';

export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
}

/** Sends after the response: timing reveals nothing, and an outage fails no request. */
export function sendMail(strapi: Core.Strapi, mail: Mail): void {
  sendMails(strapi, [mail]);
}

/** One at a time; a failure does not stop the rest. */
export function sendMails(strapi: Core.Strapi, mails: readonly Mail[]): void {
  setImmediate(() => {
    void deliverAll(strapi, mails);
  });
}

async function deliverAll(strapi: Core.Strapi, mails: readonly Mail[]): Promise<void> {
  for (const mail of mails) {
    await deliver(strapi, mail).catch((error: unknown) => {
      strapi.log.error(`“${mail.subject}” could not be sent: ${String(error)}`);
    });
  }
}

async function deliver(strapi: Core.Strapi, mail: Mail): Promise<void> {
  const { mail: outlet, production } = environment();
  if (outlet) {
    await strapi.plugin('email').service('email').send(mail);
    return;
  }
  if (production) {
    strapi.log.warn(`No mail provider is set (EMAIL_PROVIDER): “${mail.subject}” was not sent.`);
  } else {
    strapi.log.info(`Letter to ${mail.to}: ${mail.subject}\n${mail.text}`);
  }
}
