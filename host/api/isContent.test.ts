import { expect, it } from 'vitest';
import { isContent } from './isContent';

it.each([
  ['/api/courses', true],
  ['/api/users-permissions/roles', false],
  ['/api/userstories', true],
  ['/api/courses?q=/api/search', true],
  ['/api/search?q=x', false],
  ['/api/Auth/local', false],
  ['/api/users/me', false],
  ['/api/connect/google', false],
  ['/api/upload', false],
  ['/api/certificate-statuses?number=1', false],
])('decides whether %s is the same for everyone: %s', (url, isForAll) =>
  expect(isContent(url)).toBe(isForAll),
);
