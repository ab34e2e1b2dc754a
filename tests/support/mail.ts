import type { TestApi } from './startApi';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { freePort } from './freePort';

export interface StoredEmail {
  id: number;
  recipient: string;
  subject: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'expired';
  attempts: number;
  maybe_twice: boolean | number;
  last_error: string | null;
  expires_at: Date | number | null;
  /** Null once it is sent or expired. */
  text: string | null;
  html: string | null;
  reply_to: string | null;
  unsubscribe_url: string | null;
}

/** The outbox, oldest email first. Without a mail server, emails stay there. */
export function storedEmails(api: TestApi, recipient?: string): Promise<StoredEmail[]> {
  return api.sql<StoredEmail>(
    `select l.*, b.text, b.html, b.reply_to, b.unsubscribe_url from letters l
     left join letter_bodies b on b.letter_id = l.id
     ${recipient === undefined ? '' : 'where l.recipient = ?'} order by l.id`,
    recipient === undefined ? [] : [recipient],
  );
}

export interface ReceivedMail {
  from: string;
  to: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** As transferred: headers and encoded parts. */
  source: string;
}

/** A mail server for tests: accepts everything over SMTP by default, and stores it. */
export interface MailServer {
  port: number;
  /** Environment of an API that sends by it. */
  env: Record<string, string>;
  received(): readonly ReceivedMail[];
  /** `accept`, accept `slowly` after a second, `refuse` each mail with 451, or `swallow`: store it and never respond. */
  behave(how: Behaviour): void;
  /** Stops listening; what was received stays. */
  close(): Promise<void>;
  open(): Promise<void>;
}

type Behaviour = 'accept' | 'slowly' | 'refuse' | 'swallow';

const SLOW_MS = 1_000;

export async function startMailServer(): Promise<MailServer> {
  const port = await freePort();
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let behaviour: Behaviour = 'accept';
  let server: Server | undefined;

  const open = async () => {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => sockets.delete(socket));
      converse(socket, (mail, reply) => {
        if (behaviour === 'refuse') return reply(`451 <${mail.to}>: try again later`);
        received.push(mail);
        if (behaviour === 'accept') reply('250 Accepted');
        if (behaviour === 'slowly') setTimeout(() => reply('250 Accepted'), SLOW_MS);
      });
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await open();
  return {
    port,
    env: {
      EMAIL_PROVIDER: 'nodemailer',
      EMAIL_PROVIDER_OPTIONS: JSON.stringify({ host: '127.0.0.1', port, ignoreTLS: true }),
      EMAIL_FROM: 'Viện <thu@vien.example>',
    },
    received: () => received,
    behave: (how) => {
      behaviour = how;
    },
    open,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => {
        if (server?.listening) server.close(() => resolve());
        else resolve();
      });
    },
  };
}

/** The part of RFC 5321 that a client without extensions speaks. */
function converse(
  socket: Socket,
  receive: (mail: ReceivedMail, reply: (line: string) => void) => void,
): void {
  let pending = '';
  let from = '';
  let to = '';
  let isData = false;
  const reply = (line: string) => void socket.write(`${line}\r\n`);
  const command = (line: string) => {
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (verb === 'MAIL') from = address;
    if (verb === 'RCPT') to = address;
    isData = verb === 'DATA';
    if (verb === 'DATA') reply('354 Go ahead');
    else if (verb === 'QUIT') socket.end('221 Bye\r\n');
    else reply('250 OK');
  };
  reply('220 mail.test');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    pending += chunk;
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n';
      const at = pending.indexOf(end);
      if (at < 0) return;
      const part = pending.slice(0, at);
      pending = pending.slice(at + end.length);
      if (!isData) {
        command(part);
        continue;
      }
      isData = false;
      receive({ from, to, headers: headersOf(part), source: part }, reply);
    }
  });
}

function headersOf(source: string): Record<string, string> {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}
