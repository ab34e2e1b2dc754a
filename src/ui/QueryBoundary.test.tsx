import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QueryBoundary } from './QueryBoundary';

const draw = (data: string | undefined, error: unknown) =>
  render(
    <QueryBoundary
      result={{ data, error, loading: false, retry: () => undefined }}
      skeleton={<p>Đang tải</p>}
    >
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

it('shows an error with a retry button', () => {
  draw(undefined, failed(500));
  expect(screen.getByText('Không được.')).toBeVisible();
  expect(screen.getByRole('button')).toBeVisible();
});

it('keeps the skeleton while redirecting to the login', () => {
  draw(undefined, failed(401));
  expect(screen.getByText('Đang tải')).toBeVisible();
  expect(screen.queryByText('Không được.')).toBeNull();
});
