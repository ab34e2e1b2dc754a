import { expect, it } from 'vitest';
import {
  newCertificateNumber,
  newVerificationCode,
  readVerificationCode,
} from './issueCertificate';

it('generates codes that are readable in any spelling', () => {
  const code = newVerificationCode();
  expect(code).toMatch(/^([2-9A-HJKMNP-Z]{5}-){3}[2-9A-HJKMNP-Z]{5}$/);
  expect(readVerificationCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
  expect(readVerificationCode(code.slice(1))).toBeNull();
  expect(readVerificationCode(`${code}A`)).toBeNull();
  expect(newCertificateNumber('2026')).toMatch(/^GCN-2026-[2-9A-HJKMNP-Z]{8}$/);
});
