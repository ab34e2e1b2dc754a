import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyPage } from './testing/emptyPage';
import { responses } from './testing/fakeApi';
import { setUpSite } from './testing/setUpSite';

/** The URLs of rendered pages. */
let rendered: URL[];

const site = setUpSite({
  shared: true,
  env: { PROXY_TIMEOUT_MS: '30000', API_TIMEOUT_MS: '5000' },
  api: (request, response) => {
    request.resume().on('end', () => responses.json({ data: ['good'] })(request, response));
  },
  render: async ({ url }) => {
    rendered.push(url);
    return emptyPage;
  },
});
beforeEach(() => {
  rendered = [];
});

/** Sends bytes verbatim; resolves with everything the host sends until the connection closes. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect(site.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(lines.join('\r\n'));
  return text(socket);
}

const statusesIn = (response: string): string[] =>
  [...response.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);
const forwarded = () => site.api.requests.map(({ method, url }) => `${method} ${url}`);

const smuggled = 'GET /admin/init HTTP/1.1\r\nHost: x\r\nX: ';
const post = ['POST /api/contacts HTTP/1.1', 'Host: x', 'Content-Type: application/json'];

describe('request smuggling', () => {
  it.each<[string, string[]]>([
    ['both lengths', ['Content-Length: 6', 'Transfer-Encoding: chunked', '', '0', '', smuggled]],
    [
      'both lengths, in the other order',
      ['Transfer-Encoding: chunked', 'Content-Length: 4', '', '5c', smuggled, '0', '', ''],
    ],
    ['a space before the colon', ['Transfer-Encoding : chunked', '', '0', '', smuggled]],
    ['a tab before the value', ['Transfer-Encoding:\tchunked, identity', '', '0', '', smuggled]],
    ['an unknown encoding', ['Transfer-Encoding: xchunked', '', '0', '', smuggled]],
    ['a folded header', ['Transfer-Encoding:', ' chunked', 'Content-Length: 3', '', smuggled]],
    ['two different lengths', ['Content-Length: 0', 'Content-Length: 60', '', smuggled]],
    ['a length with a sign', ['Content-Length: +0', '', smuggled]],
    ['a list of lengths', ['Content-Length: 0, 60', '', smuggled]],
    ['bare line feeds', ['Content-Length: 0\nTransfer-Encoding: chunked\n\n0\n', smuggled]],
    ['a chunk size beyond all sizes', ['Transfer-Encoding: chunked', '', 'fffffffffffffffff', '']],
    ['a negative chunk', ['Transfer-Encoding: chunked', '', '-1', '', smuggled]],
  ])('is refused: %s', async (_, lines) => {
    const response = await send(...post, ...lines, '', '');
    expect(statusesIn(response).at(-1)).toBe('400');
    expect(forwarded()).not.toContain('GET /admin/init');
    expect(response).not.toContain('good');
  });

  it('does not happen through the body of a GET', async () => {
    const body = 'GET /admin/init HTTP/1.1\r\nHost: x\r\n\r\n';
    const response = await send(
      'GET /api/courses HTTP/1.1',
      'Host: x',
      `Content-Length: ${body.length}`,
      '',
      `${body}GET /robots.txt HTTP/1.1`,
      'Host: x',
      'Connection: close',
      '',
      '',
    );
    expect(statusesIn(response)).not.toContain('500');
    expect(forwarded()).not.toContain('GET /admin/init');
  });
});

describe('methods and connections meant for proxies', () => {
  it('sends one response per pipelined request, in order', async () => {
    const paths = ['/readyz', '/robots.txt', '/build.json'];
    const requests = paths.map((path, index) =>
      [
        `GET ${path} HTTP/1.1`,
        'Host: x',
        ...(index === 2 ? ['Connection: close'] : []),
        '',
        '',
      ].join('\r\n'),
    );
    const response = await send(requests.join(''));
    expect(statusesIn(response)).toEqual(['200', '200', '200']);
    const positions = ['"status":"ok"', 'User-agent', '"id":"b1"'].map((word) =>
      response.indexOf(word),
    );
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(Math.min(...positions)).toBeGreaterThan(0);
  });

  it.each([
    ['CONNECT evil.example:443 HTTP/1.1', ''],
    ['TRACE / HTTP/1.1', 'Cookie: token=secret'],
    ['GET / HTTP/1.1', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA'],
    ['GET /api/courses HTTP/1.1', 'Connection: Upgrade\r\nUpgrade: websocket'],
    ['POST /khoa-hoc HTTP/1.1', 'Expect: 100-continue\r\nContent-Length: 5\r\n\r\n12345'],
    ['GET /khoa-hoc HTTP/1.1', 'Expect: something-else'],
    ['PRI * HTTP/2.0', ''],
  ])('opens no tunnel and echoes nothing: %s %s', async (line, header) => {
    const headers = ['Host: x', 'Connection: close', ...(header ? [header] : [])];
    const response = await send([line, ...headers, '', ''].join('\r\n'));
    for (const status of statusesIn(response)) {
      expect(status).not.toMatch(/^(101|5)/);
    }
    expect(response).not.toMatch(/token=secret|evil\.example/);
    expect(forwarded().filter((one) => /^(CONNECT|TRACE)/.test(one))).toEqual([]);
  });
});

describe('an encoded path', () => {
  const ups = [
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '%2e%2e%5c',
    '%252e%252e%252f',
    '%c0%ae%c0%ae/',
    '%e0%80%ae%e0%80%ae/',
    '..;/',
    '..%00/',
    '%00../',
    '..%0d%0a/',
  ];

  it.each(ups)('does not traverse directories by %s', async (up) => {
    for (const prefix of ['/api/', '/uploads/', '/assets/', '/og/', '/icons/', '/']) {
      const response = await send(
        `GET ${prefix}${up}${up}admin/init HTTP/1.1`,
        'Host: x',
        'Connection: close',
        '',
        '',
      );
      expect([prefix, statusesIn(response)[0]]).toEqual([
        prefix,
        expect.stringMatching(/^(200|30[18]|400|404)$/),
      ]);
    }
    // What is passed on verbatim stays below its prefix, also once it is decoded.
    for (const { url = '' } of site.api.requests) {
      const decoded = url.replace(/%2e/gi, '.').replace(/%2f|%5c/gi, '/');
      expect(new URL(decoded, 'http://api').pathname).toMatch(/^\/(api|uploads)\//);
    }
  });

  it.each(['%0d%0aSet-Cookie:%20a=b', '%0aSet-Cookie:%20a=b', '%E5%98%8A%E5%98%8DSet-Cookie:a=b'])(
    'injects no header by %s',
    async (words) => {
      for (const path of [`/khoa-hoc${words}/`, `/khoa-hoc/?a=${words}`, `/api/courses?q=${words}`])
        expect(
          await send(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', '', ''),
        ).not.toMatch(/^set-cookie:/im);
    },
  );

  it.each([
    '//evil.example/',
    '///evil.example/',
    '////evil.example//',
    '/\\evil.example/',
    '/\\/evil.example/',
    '/%5cevil.example/',
    '/%2f/evil.example/',
    '/%2f%2fevil.example/',
    '/.//evil.example/',
    '/..//evil.example/',
    '/%09/evil.example/',
    'http://evil.example//evil.example/',
    '//evil.example/%2e%2e/',
    '//user@evil.example/?a=//evil.example/',
  ])('does not redirect to another site: %s', async (path) => {
    const response = await send(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', '', '');
    expect(statusesIn(response)[0]).toMatch(/^(200|301|400|404)$/);
    const location = /^location: (.*)$/im.exec(response)?.[1]?.trim();
    if (location !== undefined) {
      expect(new URL(location, 'https://site.example').origin).toBe('https://site.example');
    }
  });
});

describe('forged forwarding headers', () => {
  it('changes neither pages nor API calls', async () => {
    const claims = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-prefix': '/evil',
      'x-original-url': '/admin/init',
      'x-rewrite-url': '/admin/init',
      'x-http-method-override': 'DELETE',
      'x-method-override': 'DELETE',
      forwarded: 'host=evil.example;proto=gopher',
      host: 'evil.example',
    };
    const page = await site.get('/khoa-hoc', { headers: claims });
    expect(await page.text()).not.toContain('evil');
    expect(rendered.map(({ href }) => href)).toEqual(['http://host.invalid/khoa-hoc']);
    await site.get('/api/users/me', {
      headers: { ...claims, authorization: 'Bearer t' },
    });
    expect(forwarded()).toEqual(['GET /api/users/me']);
    const moved = await site.get('/khoa-hoc/', { headers: claims });
    expect(moved.headers.get('location')).toBe('/khoa-hoc');
  });
});

describe('a member’s response under a static-looking path', () => {
  it.each([
    '/api/users/me/a.css',
    '/api/users/me%2fa.css',
    '/api/users/me;a.css',
    '/api/users/me?a.css',
  ])('is not cached for other visitors: %s', async (path) => {
    const own = responses.json({ data: 'private' });
    site.api.behaviour = own;
    const mine = await site.get(path, { headers: { authorization: 'Bearer t' } });
    expect(mine.headers.get('cache-control') ?? '').not.toMatch(/public|max-age=[1-9]/);
    site.api.behaviour = responses.status(401);
    const theirs = await site.get(path);
    expect(await theirs.text()).not.toContain('private');
  });
});
