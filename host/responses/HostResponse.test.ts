import { describe, expect, it } from 'vitest';
import { busyPage, errorPage } from './HostResponse';

describe.each([
  [500, errorPage()],
  [503, busyPage()],
])('the built-in error page with status %i', (status, response) => {
  const { headers, body } = response.variants.identity;
  const headerOf = (name: string) => headers[headers.indexOf(name) + 1];

  it('explains in Vietnamese what to do, runs no script and is not cached', () => {
    expect(response.status).toBe(status);
    expect(body.toString()).toMatch(
      /^<!doctype html><html lang="vi">.*<h1>.+<\/h1><p>.*vui lòng thử lại/,
    );
    expect(headerOf('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headerOf('Cache-Control')).toBe('no-store');
    expect(headerOf('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('sends Retry-After only if the host is busy', () => {
    expect(headers.includes('Retry-After')).toBe(status === 503);
    if (status === 503) expect(headerOf('Retry-After')).toBe('5');
  });
});
