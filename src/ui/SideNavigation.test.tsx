import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SideNavigation } from './SideNavigation';

const groups = [
  { id: 'one', label: 'Hội viên', items: [{ to: '/a', label: 'Loại hội viên', current: null }] },
  {
    id: 'two',
    label: 'Học tập',
    items: [
      { to: '/b', label: 'Khoá học', current: 'page' as const },
      { to: '/c', label: 'Hồ sơ CPE', current: null, count: { value: 2, label: ', 2 việc' } },
    ],
  },
];

const show = () => {
  render(
    <MemoryRouter>
      <SideNavigation label="Tài khoản" groups={groups} />
      <button type="button">Ngoài</button>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), opener: screen.getByRole('button', { name: 'Học tập' }) };
};

it('opens a group above the bar, and closes it by Escape with the focus on its button', async () => {
  const { user, opener } = show();
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(opener).toHaveFocus();
});

it('closes a group when a page is chosen, or the focus or a press goes elsewhere', async () => {
  const { user, opener } = show();
  const outside = screen.getByRole('button', { name: 'Ngoài' });
  for (const leave of [
    () => user.click(screen.getByRole('link', { name: /Hồ sơ CPE/ })),
    () => user.click(outside),
    () => user.tab().then(() => outside.focus()),
  ]) {
    await user.click(opener);
    await leave();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  }
});

it('marks the current page and its group', () => {
  const { opener } = show();
  expect(screen.getByRole('link', { name: 'Khoá học' })).toHaveAttribute('aria-current', 'page');
  expect(opener).toHaveAttribute('data-current');
});
