import { MINUTE_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import type { DeliverEmail } from './Outbox';

/** Well below the time after which a claim is abandoned. */
const TIMEOUT_MS = 2 * MINUTE_MS;

class TimedOut extends Error {}

/** Sends by the configured provider of Strapi's email plugin. */
export function mailServer(strapi: Core.Strapi, from: string): DeliverEmail {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ to, subject, text, html, replyTo, documentId, requestId, unsubscribeUrl }) => {
    const sent = strapi
      .plugin('email')
      .service('email')
      .send({
        to,
        subject,
        text,
        html,
        ...(replyTo !== null && { replyTo }),
        // Equal for every attempt, so that a mailbox can drop a duplicate.
        messageId: `<${documentId}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(requestId !== null && { 'X-Request-Id': requestId }),
          ...unsubscribeHeaders(unsubscribeUrl),
        },
      }) as Promise<unknown>;
    await withTimeout(sent);
  };
}

/** RFC 2369 and RFC 8058. */
export function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

async function withTimeout(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TimedOut('The mail server did not respond in time.')),
      TIMEOUT_MS,
    );
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Rejected by the server, or never reached it. */
export function isCertain(error: unknown): boolean {
  const { responseCode, syscall, code } = error as {
    responseCode?: unknown;
    syscall?: unknown;
    code?: unknown;
  };
  const isRefused = typeof responseCode === 'number';
  const isUnreached = ['connect', 'getaddrinfo', 'queryA'].includes(String(syscall));
  return isRefused || isUnreached || ['EDNS', 'EAUTH', 'EENVELOPE', 'ETLS'].includes(String(code));
}
