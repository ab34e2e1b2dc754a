import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { setUpSite } from './testing/setUpSite';

describe('a host that is treated as a proxy', () => {
  const site = setUpSite({ shared: true });

  const request = (method: string, target: string, connection = 'close'): Promise<string> => {
    const socket = connect(site.port, '127.0.0.1');
    socket.write(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`);
    return text(socket);
  };

  it.each([
    ['GET', '/api/courses', '200'],
    ['POST', '/api/orders', '200'],
    ['GET', '/uploads/a.png', '200'],
    ['GET', '/khoa-hoc', '200'],
    ['GET', '/api/../admin/init', '400'],
    ['POST', '/khoa-hoc', '405'],
  ])(
    'responds to %s %s as if the URL were its own, and reveals nothing of the API',
    async (...call) => {
      const [method, path, status] = call;
      const response = await request(method, `http://evil.vn${path}`);
      expect(response.split(' ')[1]).toBe(status);
      expect(response).not.toContain(site.api.origin);
      expect(site.api.requests.map(({ url }) => url)).not.toContain('/admin/init');
    },
  );

  it('rejects a target without a path', async () => {
    expect(await request('OPTIONS', '*', 'keep-alive')).toMatch(/^HTTP\/1.1 400 /);
    expect(await request('GET', 'ftp://iia.vn/a')).toMatch(/^HTTP\/1.1 400 /);
  });
});
