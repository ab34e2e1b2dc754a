import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PayosServer } from './payosServer';
import { VnpayServer } from './vnpayServer';

/**
 * - `working`: as documented
 * - `failing`: responds 503 to every request
 * - `unsigned`: responds without a valid signature
 * - `elsewhere`: sends payers to another origin
 */
export type GatewayBehaviour = 'working' | 'failing' | 'unsigned' | 'elsewhere';

/** A local server that speaks the documented protocols of VNPAY and payOS. */
export interface Gateways {
  origin: string;
  vnpay: VnpayServer;
  payos: PayosServer;
  /** The variables of an API that uses it. */
  env: Record<string, string>;
  behave(behaviour: GatewayBehaviour): void;
  stop(): Promise<void>;
}

export async function startGateways(port = 0): Promise<Gateways> {
  const [vnpay, payos] = [new VnpayServer(), new PayosServer()];
  let behaviour: GatewayBehaviour = 'working';
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (behaviour === 'failing') {
      response.statusCode = 503;
      response.end();
    } else if (url.pathname === '/paymentv2/vpcpay.html') vnpay.openPage(url, response);
    else if (url.pathname === '/merchant_webapi/api/transaction') {
      await vnpay.respondToQuery(request, response, behaviour);
    } else await payos.respond(request, response, behaviour);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(error as Error));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    vnpay,
    payos,
    env: { PUBLIC_URL: 'http://localhost:3000', ...vnpay.env(origin), ...payos.env(origin) },
    behave: (next) => {
      behaviour = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
