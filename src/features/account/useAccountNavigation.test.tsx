import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProfileDocument } from '@/data/generated/operations/data/session';
import { json } from '@/data/testing/fakeApi';
import { memberProfile } from '@/data/testing/memberProfile';
import { paths } from '@/lib/paths';
import { openPage } from '@/testing/openPage';
import { useAccountNavigation } from './useAccountNavigation';

const Menu = () =>
  useAccountNavigation()
    .flatMap(({ entries }) => entries)
    .map(({ to }) => <a key={to} href={to} aria-label={to} />);

const linksFor = async (type: string, memberType = 'none') => {
  const role = { ...memberProfile.role, type };
  const page = openPage(
    { path: '/', Component: Menu },
    {
      at: '/',
      loggedIn: true,
      endpoints: { 'GET /users/me': () => json({ ...memberProfile, memberType, role }) },
    },
  );
  await page.client.query({ query: ProfileDocument });
  await screen.findByRole('link', { name: paths.profile() });
  return () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

const forStaff = [
  paths.staffWork(),
  paths.manageUsers(),
  paths.analysis(),
  paths.reconciliation(),
  paths.attendance(),
];

it('lists the pages of staff to staff, after those of members', async () => {
  const links = await linksFor('staff');
  await expect.poll(() => links().slice(-forStaff.length)).toEqual(forStaff);
  expect(links()[0]).toBe(paths.profile());
});

it('shows a member no page of staff', async () => {
  const links = await linksFor('authenticated');
  expect(links()).toContain(paths.security());
  for (const page of forStaff) expect(links()).not.toContain(page);
});

it('lists the seats for colleagues with a corporate membership only', async () => {
  expect((await linksFor('authenticated'))()).not.toContain(paths.companySeats());
  cleanup();
  const links = await linksFor('authenticated', 'corporate');
  await expect.poll(links).toContain(paths.companySeats());
});
