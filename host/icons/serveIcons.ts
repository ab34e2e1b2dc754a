import type { FastifyInstance } from 'fastify';
import type { IconStore } from './IconStore';

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Longest address that the client makes: the specification's limit of the icon service. */
const LONGEST_URL = 500;

/** `/icons/<set>.json?icons=<name>,<name>`, in the words of Iconify's API. */
export function serveIcons(app: FastifyInstance, store: IconStore): void {
  app.get<{ Params: { file: string }; Querystring: { icons?: unknown } }>(
    '/icons/:file',
    async (request, reply) => {
      const prefix = request.params.file.replace(/\.json$/, '');
      const { icons } = request.query;
      const names = typeof icons === 'string' ? icons.split(',') : [];
      const sound = names.length > 0 && [prefix, ...names].every((name) => NAME.test(name));
      if (!sound || request.url.length > LONGEST_URL) {
        return reply.code(400).header('cache-control', 'no-store').send();
      }
      const answer = await store.find(prefix, [...new Set(names)]);
      // What lacks today may be there tomorrow.
      const age = answer.not_found ? 300 : 604_800;
      return reply.header('cache-control', `public, max-age=${age}`).send(answer);
    },
  );
}
