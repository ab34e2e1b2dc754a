import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenApiDocument } from 'rest-contract/contract';
import { openApiSource } from '../build/openApiFile';
import { startHost, type TestHost } from '../testing/startHost';

let host: TestHost;
let document: OpenApiDocument;
let page: string;
let headers: Headers;

beforeAll(async () => {
  const openApi = await readFile(openApiSource, 'utf8');
  document = JSON.parse(openApi) as OpenApiDocument;
  host = await startHost('http://127.0.0.1:1', { PUBLIC_URL: 'https://a.vn' }, { openApi });
  const response = await fetch(`${host.origin}/api/docs`);
  ({ headers } = response);
  page = await response.text();
});
afterAll(() => host.stop());

it('serves the document to the tools of any site', async () => {
  const response = await fetch(`${host.origin}/api/openapi.json`);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await response.json()).toEqual(document);
});

it('documents every call and every type, with working links', () => {
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const operation of Object.values(document.paths).flatMap(Object.values)) {
    expect(ids).toContain(`op-${operation.operationId}`);
  }
  for (const name of Object.keys(document.components.schemas)) {
    expect(ids).toContain(`type-${name}`);
  }
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
});

it('loads nothing from other sites, and runs only the theme script', () => {
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']{44}'; script-src 'sha256-[^']{44}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  for (const [, element, text = ''] of page.matchAll(/<(style|script)>([^]*?)<\/\1>/g)) {
    const hash = createHash('sha256').update(text).digest('base64');
    expect(headers.get('content-security-policy')).toContain(`${element}-src 'sha256-${hash}'`);
  }
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toMatch(/ (?:src|href)="(?:https?:)?\/\//);
  expect(page).not.toMatch(/ style="| on\w+="/);
});

it('looks like the other pages of the site, and is cached for an hour', () => {
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-frame-options': 'DENY',
  });
});

it('collides with no path of the API', () => {
  expect(Object.keys(document.paths)).not.toContain('/docs');
  expect(Object.keys(document.paths)).not.toContain('/openapi.json');
});
