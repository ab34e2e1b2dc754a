import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from './ErrorPage';

afterEach(cleanup);

const renderComponent = (status: number, path = '/khong-co/trang-nay') => {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        loader: () => {
          throw new Response(null, { status });
        },
        Component: () => null,
        HydrateFallback: () => null,
        ErrorBoundary: ErrorPage,
      },
    ],
    { initialEntries: [path] },
  );
  return render(<RouterProvider router={router} />);
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an error page', () => {
  it('shows Page Not Found with the path and that exact title', async () => {
    renderComponent(404);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Page Not Found /khong-co/trang-nay',
    );
    expect(document.title).toBe('Page Not Found');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('trang nay');
  });

  it.each([500, 503])(
    'is titled Internal Server Error for %d and offers a retry',
    async (status) => {
      renderComponent(status);
      expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeTruthy();
      expect(document.title).toBe('Internal Server Error');
    },
  );

  it('explains missing staff status, and offers no retry', async () => {
    renderComponent(403);
    expect(await screen.findByText(/dành riêng cho nhân viên/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
