import { expect, it } from 'vitest';
import { inOrder } from '../platform/startup';
import { startups } from './startups';

const names = inOrder(startups).map((startup) =>
  Object.keys(startups).find((name) => startups[name] === startup)!,
);

it.each([
  ['the panel’s login outside the audit', ['panelLogin', 'audit']],
  ['the audit outside every guard', ['audit', 'orders']],
  ['purges outside the records of slugs, versions and files', ['purge', 'slugs', 'ownersFiles']],
  ['lesson keys outside versions', ['lessonKeys', 'versions']],
  ['offers of added seats inside all of them', ['ownersFiles', 'waitingList']],
  ['indexes before what fills and reads their tables', ['database', 'payments', 'seed']],
  ['sample data before the figures and memberships of it', ['seed', 'memberships', 'figures']],
  ['deleted accounts before the first email is sent', ['personalData', 'outbox']],
  ['the outbox once figures, files and search are complete', ['search', 'ownersFiles', 'outbox']],
  ['batches stopped before the outbox', ['outbox', 'batches']],
  ['one purge of all pages at the end', ['outbox', 'firstPurge']],
])('starts %s', (_what, order) => {
  expect(names.filter((name) => order.includes(name))).toEqual(order);
});
