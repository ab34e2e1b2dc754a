import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HostResponse } from '../responses/HostResponse';
import { sendResponse } from '../responses/sendResponse';
import { ApiUnavailable } from '../api/ApiReader';
import type { Sitemap } from './Sitemap';

export function serveSitemap(app: FastifyInstance, sitemap: Sitemap): void {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    find: () => Promise<HostResponse | null>,
  ): Promise<FastifyReply> => {
    try {
      const response = await find();
      if (response === null) {
        reply.callNotFound();
        return reply;
      }
      reply.hijack();
      sendResponse(request.raw, reply.raw, response);
      return reply;
    } catch (error) {
      if (!(error instanceof ApiUnavailable)) throw error;
      return reply.code(503).headers({ 'retry-after': '60', 'cache-control': 'no-store' }).send();
    }
  };
  app.get('/sitemap.xml', (request, reply) => send(request, reply, () => sitemap.index()));
  app.get<{ Params: { file: string } }>('/sitemap/:file', (request, reply) =>
    send(request, reply, () => sitemap.part(request.params.file)),
  );
}
