import { expect, it, vi } from 'vitest';
import contract from './routes/contract';

vi.mock('../../generated/routes', () => ({
  contractRoutes: [
    {
      method: 'GET',
      path: '/courses/mine',
      action: 'myCourses',
      access: 'MEMBER',
      limited: false,
      query: [],
      purges: [],
    },
  ],
}));

// Strapi registers routes in sequence, and koa uses the first match.
it('distinguishes a call below a content path from a record’s slug', () => {
  const { routes } = contract;
  const at = (path: string) => routes.findIndex((route) => route.path === path);
  expect(routes[at('/courses/mine')]).toMatchObject({
    handler: 'api::course.course.myCourses',
    config: { policies: ['global::member'] },
  });
  expect(at('/courses/:key')).toBeGreaterThan(at('/courses/mine'));
});
