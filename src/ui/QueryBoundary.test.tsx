import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { QueryBoundary } from './QueryBoundary';

const draw = (data: string | undefined, error: unknown, retry = () => undefined) =>
  render(
    <QueryBoundary result={{ data, error, loading: false, retry }} skeleton={<p>Đang tải</p>}>
      {(data) => <p>{data}</p>}
    </QueryBoundary>,
  );

const failed = (status: number) => Object.assign(new Error('Không được.'), { status });

it('renders the result', () => {
  draw('Có đây', null);
  expect(screen.getByText('Có đây')).toBeVisible();
});

it('renders the skeleton while loading', () => {
  draw(undefined, null);
  expect(screen.getByText('Đang tải')).toBeVisible();
});

it('shows an error, and retries on request', async () => {
  const retry = vi.fn(() => undefined);
  draw(undefined, failed(500), retry);
  expect(screen.getByText('Không được.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('keeps the skeleton while redirecting to the login', () => {
  draw(undefined, failed(401));
  expect(screen.getByText('Đang tải')).toBeVisible();
  expect(screen.queryByText('Không được.')).toBeNull();
});
