import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderRoutes } from '@/testing/openPage';
import { MenuDisclosure } from './MenuDisclosure';
import { texts } from './texts';

const at = '/khoa-hoc/kiem-toan-can-ban';

const summary = () => screen.getByText(texts.menu).closest('summary') as HTMLElement;
const menu = () => summary().closest('details') as HTMLDetailsElement;

beforeEach(() => {
  const element = (
    <>
      <MenuDisclosure pathname={at} />
      <button type="button">Bên ngoài</button>
    </>
  );
  renderRoutes([{ path: at, element }], { fetch, at });
});

describe('the small-screen menu', () => {
  it('opens, and marks the current section', async () => {
    await userEvent.click(summary());
    expect(menu().open).toBe(true);
    expect(screen.getByRole('link', { name: texts.courses }).getAttribute('aria-current')).toBe(
      'true',
    );
    expect(
      screen.getByRole('link', { name: texts.seminars }).getAttribute('aria-current'),
    ).toBeNull();
  });

  it('closes on Escape and returns the focus', async () => {
    menu().open = true;
    screen.getByRole('link', { name: texts.seminars }).focus();
    await userEvent.keyboard('{Escape}');
    expect(menu().open).toBe(false);
    expect(document.activeElement).toBe(summary());
  });

  it('closes on a click or focus elsewhere', async () => {
    menu().open = true;
    await userEvent.click(screen.getByRole('button', { name: 'Bên ngoài' }));
    expect(menu().open).toBe(false);
  });
});
