import { timingSafeEqual, createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export interface PurgeOptions {
  /** What the caller must present; null refuses all. */
  secret: string | null;
  /** Marks what bears one of the tags, or everything, as changed; gives how many. */
  purge: (tags?: readonly string[]) => number;
}

/**
 * `POST /_host/purge`, called by the content server when something is published.
 * Body: nothing or `{}` for everything, or `{"tags": ["courses"]}`: the plural names of the changed
 * content, as in `/api/courses`.
 */
export function acceptPurges(app: FastifyInstance, { secret, purge }: PurgeOptions): void {
  app.post<{ Body: { tags?: string[] } | null }>(
    '/_host/purge',
    {
      bodyLimit: 16_384,
      schema: {
        body: {
          type: ['object', 'null'],
          properties: { tags: { type: 'array', maxItems: 100, items: { type: 'string' } } },
        },
      },
      onRequest: async (request, reply) => {
        if (secret === null || !isBearer(request.headers.authorization, secret)) {
          return reply.code(401).send({ error: 'The purge secret is not right.' });
        }
      },
    },
    async ({ body }, reply) =>
      reply.header('cache-control', 'no-store').send({ purged: purge(body?.tags) }),
  );
}

/** Compares digests, so that neither content nor length shows in the time that it takes. */
function isBearer(header: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`));
}
