import type { FastifyInstance } from 'fastify';
import { isBearer } from '../cms/src/platform/http/isBearer';

export interface PurgeOptions {
  /** Null rejects all calls. */
  secret: string | null;
  purge: (tags?: readonly string[]) => number;
}

/** Called by the CMS when content is published. Body: nothing for everything, or `{"tags": ["courses"]}`. */
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
          return reply.code(401).send({ error: 'Invalid purge secret.' });
        }
      },
    },
    async ({ body }, reply) =>
      reply.header('cache-control', 'no-store').send({ purged: purge(body?.tags) }),
  );
}
