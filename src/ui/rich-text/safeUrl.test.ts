import { describe, expect, it } from 'vitest';
import { safeUrl } from './safeUrl';

describe('safeUrl', () => {
  it.each([
    'https://iia.example/a',
    '/khoa-hoc',
    '#muc-2',
    'mailto:a@b.vn',
    'tel:19000000',
    'tep.pdf',
  ])('allows %s', (address) => {
    expect(safeUrl(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '',
    'http://[',
  ])('rejects %j', (address) => {
    expect(safeUrl(address)).toBeNull();
  });
});
