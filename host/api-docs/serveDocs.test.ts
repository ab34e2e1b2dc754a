import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../codegen/openapi/openApi';
import { openApiSource } from '../build/openApiFile';
import { startHost, type TestHost } from '../testing/startHost';

let host: TestHost;
let document: OpenApiDocument;
let page: string;
let policy: string;

beforeAll(async () => {
  const openApi = await readFile(openApiSource, 'utf8');
  document = JSON.parse(openApi) as OpenApiDocument;
  host = await startHost('http://127.0.0.1:1', {}, { openApi });
  const response = await fetch(`${host.origin}/api/docs`);
  policy = response.headers.get('content-security-policy') ?? '';
  page = await response.text();
});
afterAll(() => host.stop());

it('serves the document to the tools of any site', async () => {
  const response = await fetch(`${host.origin}/api/openapi.json`);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual(document);
});

it('has a page with every call and every type, each link leading somewhere', () => {
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

it('asks nobody else, and runs one script that chooses the theme', () => {
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; /,
  );
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toMatch(/ (?:src|href)="(?:https?:)?\/\//);
  expect(page).not.toMatch(/ style="| on\w+="/);
});

it('takes no address that the contract has', () => {
  expect(Object.keys(document.paths)).not.toContain('/docs');
  expect(Object.keys(document.paths)).not.toContain('/openapi.json');
});
