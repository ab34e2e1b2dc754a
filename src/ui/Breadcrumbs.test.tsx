import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs';

const trail = (title: string) => (
  <MemoryRouter>
    <Breadcrumbs items={[{ label: 'Vé tham dự', to: '/ve' }, { label: title }]} />
  </MemoryRouter>
);

it('shows a page with the name of its parent as a separate item', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(trail('Vé tham dự'));
  rerender(trail('Hội thảo'));
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Vé tham dự', 'Hội thảo']);
  expect(error).not.toHaveBeenCalled();
});
