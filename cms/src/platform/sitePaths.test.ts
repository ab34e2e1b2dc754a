import { expect, it } from 'vitest';
import { routePatterns } from '../../../src/lib/paths';
import { sitePaths } from './sitePaths';

it('links only to pages of the web app', () => {
  expect(routePatterns).toMatchObject(sitePaths);
});
