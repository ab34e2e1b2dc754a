import { expect, it } from 'vitest';
import { fileFacts } from './fileFacts';

it.each([
  ['bang.pdf', 84.31, 'PDF · 84\u00a0KB'],
  ['bang.XLSX', 0.2, 'XLSX · 1\u00a0KB'],
  ['a.b.docx', 1249, 'DOCX · 1,2\u00a0MB'],
  ['khong-duoi', 12, '12\u00a0KB'],
  ['bang.pdf', null, 'PDF'],
])('describes %s with %s KB as %s', (name, kilobytes, facts) => {
  expect(fileFacts(name, kilobytes)).toBe(facts);
});
