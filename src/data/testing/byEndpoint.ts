import { failure, type Responder } from './fakeApi';

/** Selects a response by method and path below `/api`, without the query, e.g. `POST /order/quote`. Defaults to 404. */
export const byEndpoint =
  (endpoints: Record<string, Responder>): Responder =>
  (request) => {
    const { pathname } = new URL(request.url);
    const endpoint = endpoints[`${request.method} ${pathname.replace(/^\/api/, '')}`];
    return endpoint ? endpoint(request) : failure(404, 'NotFoundError', '');
  };

export const offline: Responder = () => {
  throw new TypeError('Failed to fetch');
};
