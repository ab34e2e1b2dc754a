import { expect, it } from 'vitest';
import { routePatterns } from '../../../src/lib/paths';
import { sitePaths } from './sitePaths';

it('the server leads people to pages that the web app has', () => {
  expect(routePatterns).toMatchObject(sitePaths);
});
