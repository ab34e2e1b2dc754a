import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { discardBody } from '../../cms/src/platform/http/discardBody';

const MAX_DISCARD_MS = 30_000;

/**
 * Sends a response that precedes the end of its request's body at once, but closes the connection only after
 * that body: closed earlier, it would be reset, and a browser that is still sending would lose the response
 * (RFC 9112, 9.6).
 */
export function finishUploads(app: FastifyInstance, maxMs = MAX_DISCARD_MS): void {
  app.addHook('onSend', async ({ raw }, reply, payload: unknown) => {
    const content = payload ?? '';
    if (!hasUnreadBody(raw) || !(typeof content === 'string' || Buffer.isBuffer(content))) {
      return payload;
    }
    reply.headers({ connection: 'close', 'content-length': Buffer.byteLength(content) });
    return Readable.from(
      (async function* () {
        if (content.length > 0) yield content;
        else reply.raw.flushHeaders();
        await discardBody(raw, maxMs);
      })(),
    );
  });
}

const hasUnreadBody = ({ headers, complete }: IncomingMessage): boolean =>
  !complete &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
