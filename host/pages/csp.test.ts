import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './csp';

const directives = (...more: Parameters<typeof contentSecurityPolicy>) =>
  contentSecurityPolicy(...more).split('; ');

describe('a page’s content security policy', () => {
  it('lets scripts and styles run by the page’s nonce only, and fetch from here only', () => {
    expect(directives('n1', { https: false })).toEqual([
      "default-src 'none'",
      "script-src 'nonce-n1' 'strict-dynamic'",
      "style-src 'self' 'nonce-n1'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      expect.stringMatching(/^frame-src( https:\/\/[\w.-]+\/[\w./-]+)+$/) as string,
      "media-src 'self' https: blob:",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types iconify 'allow-duplicates'",
    ]);
  });

  it('of a site on https has no request go out without it', () => {
    expect(directives('n1', { https: true }).at(-1)).toBe('upgrade-insecure-requests');
  });

  it('of a preview lets the panel show it in a frame', () => {
    expect(directives('n1', { https: true, preview: true })).toContain("frame-ancestors 'self'");
  });

  it('in development lets pages reload themselves', () => {
    const policy = directives('n1', { https: false, development: true });
    expect(policy).toContain("connect-src 'self' ws:");
    expect(policy.at(-1)).toBe("base-uri 'none'");
    expect(policy.join()).not.toContain('trusted-types');
  });
});
