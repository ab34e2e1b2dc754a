import type { FastifyInstance } from 'fastify';
import type { IconStore } from './IconStore';

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const MAX_URL_LENGTH = 500;

/**
 * `/icons/<set>.json?icons=<name>,<name>`, as in Iconify's API. With direct requests from the browser, a third
 * party could track visitors, and the console would show an error whenever the icon service is down.
 */
export function serveIcons(app: FastifyInstance, store: IconStore): void {
  app.get<{ Params: { file: string }; Querystring: { icons?: unknown } }>(
    '/icons/:file',
    async (request, reply) => {
      const prefix = request.params.file.replace(/\.json$/, '');
      const { icons } = request.query;
      const names = typeof icons === 'string' ? icons.split(',') : [];
      const valid = names.length > 0 && [prefix, ...names].every((name) => NAME.test(name));
      if (!valid || request.url.length > MAX_URL_LENGTH) {
        return reply.code(400).header('cache-control', 'no-store').send();
      }
      const response = await store.find(prefix, [...new Set(names)], request.ip);
      const age = response.not_found ? 300 : 604_800;
      return reply.header('cache-control', `public, max-age=${age}`).send(response);
    },
  );
}
