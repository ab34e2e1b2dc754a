import { expect, it } from 'vitest';
import { routePatterns } from '../../../src/lib/paths';
import { sitePaths } from './sitePaths';

it('the server links only to pages the web app has', () => {
  expect(routePatterns).toMatchObject(sitePaths);
});
