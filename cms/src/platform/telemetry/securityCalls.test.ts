import { expect, it } from 'vitest';
import { contractRoutes } from '../../generated/routes';
import { securityCall, securityCalls } from './securityCalls';

it('names routes that exist', () => {
  const existing = contractRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(securityCalls.filter((call) => !existing.includes(call))).toEqual([]);
});

it('identifies a call by the pattern of its route', () => {
  expect(securityCall('POST', '/api/auth/change-password')?.action).toBe('password_changed');
  expect(securityCall('GET', '/api/auth/change-password')).toBeUndefined();
  expect(securityCall('POST', 'none')).toBeUndefined();
});
