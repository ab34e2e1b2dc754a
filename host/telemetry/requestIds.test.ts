import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { emptyPage } from '../testing/emptyPage';
import { responses } from '../testing/fakeApi';
import { setUpSite } from '../testing/setUpSite';

const site = setUpSite();

const idOf = (response: Response) => response.headers.get('x-request-id');
const OWN = /^[0-9a-f]{8}-[0-9a-f]{4}$/;

describe('the id of a request', () => {
  it('is new for each request, and the same for the API', async () => {
    const [one, other] = [await site.get('/api/users/me'), await site.get('/api/users/me')];
    expect(idOf(one)).toMatch(OWN);
    expect(idOf(other)).not.toBe(idOf(one));
    expect(site.api.requests.map(({ headers }) => headers['x-request-id'])).toEqual([
      idOf(one),
      idOf(other),
    ]);
  });

  it('does not come from a visitor', async () => {
    const response = await site.get('/api/users/me', {
      headers: { 'x-request-id': 'chosen-by-me' },
    });
    expect(idOf(response)).toMatch(OWN);
    expect(site.api.requests[0]?.headers['x-request-id']).toBe(idOf(response));
  });

  it('comes from a proxy that is trusted', async () => {
    await site.restart({ TRUST_PROXY: '127.0.0.1' });
    const headers = { 'x-request-id': 'a1b2c3d4e5f60718' };
    expect(idOf(await site.get('/api/users/me', { headers }))).toBe('a1b2c3d4e5f60718');
  });

  it.each(['short', 'x'.repeat(65), 'with spaces in it', 'quote"quote"'])(
    'does not come from a trusted proxy as %j',
    async (given) => {
      await site.restart({ TRUST_PROXY: 'loopback' });
      const response = await site.get('/api/users/me', { headers: { 'x-request-id': given } });
      expect(idOf(response)).toMatch(OWN);
    },
  );

  it('is a single id if the header is repeated', async () => {
    await site.restart({ TRUST_PROXY: 'loopback' });
    const id = await new Promise((resolve, reject) => {
      const headers = { 'x-request-id': ['a1b2c3d4e5f60718', 'b1b2c3d4e5f60718'] };
      request({ port: site.port, path: '/api/users/me', headers }, (response) => {
        resolve(response.headers['x-request-id']);
        response.resume();
      })
        .on('error', reject)
        .end();
    });
    expect(id).toMatch(OWN);
  });

  it('is not in a response that a shared cache may store', async () => {
    for (const path of ['/', '/', '/assets/app.js', '/robots.txt', '/api/courses']) {
      const response = await site.get(path);
      expect(response.status).toBe(200);
      expect(idOf(response), path).toBeNull();
    }
  });

  it('is sent with the reads for a page', async () => {
    const ids: (string | undefined)[] = [];
    site.render = async ({ readApi, requestId }) => {
      ids.push(requestId);
      await readApi('/courses');
      return emptyPage;
    };
    await site.get('/khoa-hoc');
    expect(ids).toEqual([site.api.requests[0]?.headers['x-request-id']]);
    expect(ids[0]).toMatch(OWN);
  });

  it('is in a failure of the API and in that of the host', async () => {
    site.api.behaviour = responses.status(500);
    expect(idOf(await site.get('/api/users/me'))).toMatch(OWN);
    site.api.behaviour = responses.brokenOff;
    const failed = await site.get('/api/users/me');
    expect([failed.status, idOf(failed)]).toEqual([503, expect.stringMatching(OWN)]);
  });

  it('is shown on the page of an unexpected error', async () => {
    site.render = () => Promise.reject(new Error('broken'));
    const response = await site.get('/');
    expect(response.status).toBe(500);
    expect(await response.text()).toMatch(/Mã sự cố: [0-9a-f]{8}-[0-9a-f]{4}</);
  });

  it('reaches a page that shows a failed read', async () => {
    site.api.behaviour = responses.brokenOff;
    let shown: unknown;
    site.render = async ({ readApi, requestId }) => {
      const { requestId: ofRead } = await readApi('/courses');
      shown = [ofRead, requestId];
      return { ...emptyPage, status: 503 };
    };
    const response = await site.get('/khoa-hoc');
    expect(response.status).toBe(503);
    expect(shown).toEqual([idOf(response), idOf(response)]);
  });
});
