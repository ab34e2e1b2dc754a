import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import openApi from '../generated/openapi.json';
import { startHost, type TestHost } from '../testing/startHost';

let host: TestHost;

beforeAll(async () => {
  host = await startHost('http://127.0.0.1:1', { PUBLIC_URL: 'https://a.vn' });
});
afterAll(() => host.stop());

const get = async (path: string) => {
  const response = await fetch(host.origin + path);
  return { headers: Object.fromEntries(response.headers), text: await response.text() };
};

it('serves the document to the tools of any site', async () => {
  const { headers, text } = await get('/api/openapi.json');
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
  });
  expect(JSON.parse(text)).toEqual(openApi);
});

it('runs only the scripts of its page, which loads nothing from other sites', async () => {
  const { headers, text } = await get('/api/docs');
  const policy = headers['content-security-policy'] ?? '';
  const nonce = /'nonce-([^']{24})'/.exec(policy)?.[1];
  expect(policy.replaceAll(`nonce-${nonce}`, 'nonce')).toBe(
    "default-src 'none'; style-src 'nonce'; script-src 'nonce'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  for (const [element] of text.matchAll(/<(?:style|script|link rel="stylesheet")[^>]*>/g)) {
    expect(element).toContain(` nonce="${nonce}"`);
  }
  expect(text).not.toMatch(/ (?:src|href)="(?:https?:)?\/\//);
  expect(text).not.toMatch(/ style="| on\w+="/);
});

it.each([
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
  ['swagger-ui.css', 'text/css; charset=utf-8'],
])('serves %s itself', async (name, type) => {
  const { headers, text } = await get(`/api/docs/${name}`);
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=3600' });
  expect(text).toBe(await readFile(`node_modules/swagger-ui-dist/${name}`, 'utf8'));
});

it('protects the page like the other pages of the site, and caches it for an hour', async () => {
  expect((await get('/api/docs')).headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-frame-options': 'DENY',
  });
});

it('collides with no path of the API', () => {
  expect(Object.keys(openApi.paths).filter((path) => /^\/(?:docs|openapi)\b/.test(path))).toEqual(
    [],
  );
});
