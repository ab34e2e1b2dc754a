import { mkdtempSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import { firstDatabase } from '../support/database';
import { startApi } from '../support/startApi';
import { shared } from '../support/suite';
import { sendVerbatim } from '../support/sendVerbatim';

describe.each(firstDatabase)('files on %s', (database) => {
  /** Where multipart bodies are stored while they are parsed. */
  const folder = mkdtempSync(join(tmpdir(), 'bodies-'));
  const files = mkdtempSync(join(tmpdir(), 'files-'));
  afterAll(async () => {
    for (const each of [folder, files]) await rm(each, { recursive: true, force: true });
  });
  // The parser reads the folder once, when it is loaded.
  const api = shared(
    () => startApi({ database, env: { TMPDIR: folder, FILES_FOLDER: files } }),
    (own) => own.stop(),
  );
  const editor = shared(() => newEditor(api));

  const storedFiles = async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return readdir(folder);
  };

  const post = async (path: string, headers: Record<string, string>, body: BodyInit) =>
    // If refused before the body is read, the connection may close while it is being sent.
    (await fetch(`${api.url}${path}`, { method: 'POST', headers, body }).catch(() => null))?.status;

  describe('from strangers', () => {
    const form = (field: string) => {
      const body = new FormData();
      body.append(field, new Blob([new Uint8Array(1_000_000)]), 'x.bin');
      return body;
    };

    it.each([
      '/upload',
      '/upload?id=1',
      '/UPLOAD/',
      '/admin/login',
      '/uploads/x',
      '/none',
      '//api/x',
    ])('discards files posted to %s', async (path) => {
      for (const token of ['', 'Bearer x']) {
        for (const field of ['files', 'x']) {
          const status = await post(path, token ? { Authorization: token } : {}, form(field));
          expect([undefined, 401, 411, 413, 415]).toContain(status);
        }
      }
      expect(await storedFiles()).toEqual([]);
    });

    it.each([
      ['a form without a boundary', { 'Content-Type': 'multipart/form-data' }, 401],
      ['a broken form', { 'Content-Type': 'multipart/form-data; boundary=a' }, 401],
      ['no archive', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }, 415],
    ])('rejects files as %s', async (_, headers, status) => {
      for (const path of ['/upload', '/admin/login', '/none']) {
        expect(await post(path, headers, '{"a":')).toBe(status);
      }
    });
  });

  it('stores uploads of editors in the library, and leaves no temporary files', async () => {
    const { id, url } = await editor.upload('mau.txt', 'mẫu');
    expect(await (await fetch(`${api.url}${url}`)).text()).toBe('mẫu');
    await editor.replaceFile(id, 'mau.txt', 'mẫu mới');
    expect(await storedFiles()).toEqual([]);
    await editor.removeFile(id);
  });

  const headersOf = async (name: string, text: string, type: string) => {
    const { id, url } = await editor.upload(name, text, type);
    const { headers, status } = await fetch(`${api.url}${url}`);
    await editor.removeFile(id);
    expect(status).toBe(200);
    return headers;
  };
  const script = '<script src="/uploads/e.js"></script>';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script href="/uploads/e.js"/></svg>';

  it.each([
    ['e.html', 'text/html', script],
    ['e.htm', 'text/html', script],
    [
      'e.xhtml',
      'application/xhtml+xml',
      `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`,
    ],
    ['e.xml', 'application/xml', '<a/>'],
    ['e.shtml', 'text/html', script],
    ['e.js', 'text/javascript', 'alert(1)'],
    ['e.mjs', 'text/javascript', 'alert(1)'],
  ])('serves %s from the library as a download only', async (name, type, text) => {
    const headers = await headersOf(name, text, type);
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    // With this type, the site's pages cannot run it as a script either.
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('displays an SVG without running it', async () => {
    const headers = await headersOf('e.svg', drawing, 'image/svg+xml');
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-disposition')).toBeNull();
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('compresses an SVG for clients that accept it', async () => {
    const { url } = await editor.upload('hinh.svg', drawing, 'image/svg+xml');
    const get = (headers: Record<string, string>) => fetch(`${api.url}${url}`, { headers });
    const compressed = await get({ 'accept-encoding': 'gzip' });
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(compressed.headers.get('vary')).toContain('Accept-Encoding');
    expect(await compressed.text()).toBe(drawing);
    const etag = compressed.headers.get('etag') ?? '';
    // Without its own directive, fetch adds `no-cache` to a conditional request.
    const conditional = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
    const again = await get({ 'accept-encoding': 'gzip', ...conditional });
    expect(again.status).toBe(304);
    const plain = await get({ 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(drawing);
  });

  it('serves a PDF without a sandbox, in which browsers would not display it', async () => {
    const headers = await headersOf('e.pdf', '%PDF-1.4\n', 'application/pdf');
    expect(headers.get('content-security-policy')).not.toContain('sandbox');
  });

  it.each([
    '/uploads/%5C..%5C..%5C/../',
    '/uploads/\\..\\..\\/../',
    '/uploads/%5C..%5C..%5C%2f..%2f',
  ])('refuses unknown files at %s', async (prefix) => {
    const file = join(files, 'uploads', 'unknown.txt');
    await writeFile(file, 'secret');
    const status = await sendVerbatim(api, `${prefix}unknown.txt`);
    await rm(file);
    expect(status).toBe(404);
  });
});
