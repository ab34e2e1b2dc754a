import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './securityHeaders';

const directives = (...more: Parameters<typeof contentSecurityPolicy>) =>
  contentSecurityPolicy(...more).split('; ');

describe('the content security policy of a page', () => {
  it('allows scripts and styles only with the nonce, and requests only to this site', () => {
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

  it('upgrades all requests of a site on https', () => {
    expect(directives('n1', { https: true }).at(-1)).toBe('upgrade-insecure-requests');
  });

  it('lets the panel frame a preview', () => {
    expect(directives('n1', { https: true, preview: true })).toContain("frame-ancestors 'self'");
  });

  it('lets pages reload themselves in development', () => {
    const policy = directives('n1', { https: false, development: true });
    expect(policy).toContain("connect-src 'self' ws:");
    expect(policy.at(-1)).toBe("base-uri 'none'");
    expect(policy.join()).not.toContain('trusted-types');
  });
});
