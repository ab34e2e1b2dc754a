import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ThemeProvider } from 'styled-components';
import { theme } from '@/ui/theme';
import { PriceDisplay } from './PriceDisplay';

function renderComponent(price: number, memberPrice: number | null) {
  render(
    <ThemeProvider theme={theme}>
      <PriceDisplay price={price} memberPrice={memberPrice} />
    </ThemeProvider>,
  );
}

it('shows the member price if it is lower', () => {
  renderComponent(500_000, 400_000);
  expect(screen.getByText(/Hội viên/)).toHaveTextContent('Hội viên 400.000');
});

it('hides a member price that is not lower, since the server charges members the list price', () => {
  renderComponent(500_000, 600_000);
  expect(screen.queryByText(/Hội viên/)).toBeNull();
});
