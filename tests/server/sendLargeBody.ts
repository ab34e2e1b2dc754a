import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface LargeBody {
  path: string;
  headers: Record<string, string>;
  bytes: number;
  chunked: boolean;
}

const PART = Buffer.alloc(65_536, 'x');

/**
 * Sends a body as a browser does: the response is read only after the last byte is sent.
 * @returns the response's status
 * @throws Error if the connection ends before there is one
 */
export async function sendLargeBody(origin: string, body: LargeBody): Promise<number> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.pause();
  try {
    await once(socket, 'connect');
    const failed = new Promise<never>((_, reject) => socket.once('error', reject));
    return await Promise.race([failed, exchange(socket, body)]);
  } finally {
    socket.destroy();
  }
}

async function exchange(socket: Socket, { path, headers, bytes, chunked }: LargeBody) {
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  for (let sent = 0; sent < bytes; sent += PART.length) {
    const part = PART.subarray(0, bytes - sent);
    const size = `${part.length.toString(16)}\r\n`;
    const more = chunked ? Buffer.concat([Buffer.from(size), part, Buffer.from('\r\n')]) : part;
    if (!socket.write(more)) await once(socket, 'drain');
  }
  if (chunked) socket.write('0\r\n\r\n');
  const received = once(socket, 'data');
  socket.resume();
  const [head] = (await received) as [Buffer];
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(head.toString())?.[1]);
}
