import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from 'rest-contract';
import { errorOfStatus } from '../pageState';
import { ErrorPage } from './ErrorPage';

afterEach(cleanup);

const renderComponent = (
  status: number,
  { path = '/khong-co/trang-nay', error }: { path?: string; error?: unknown } = {},
) => {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        loader: () => {
          throw error ?? new Response(null, { status });
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

  it('shows the code of a failed call, and none for a missing page', async () => {
    const requestId = '3f2a91bc-77de';
    const error = new ApiError({ status: 500, code: 'x', message: 'x', requestId });
    renderComponent(500, { error });
    const code = await screen.findByText(requestId);
    expect(code.getAttribute('translate')).toBe('no');
    expect(code.parentElement?.textContent).toBe('Mã sự cố: 3f2a91bc-77de');
    cleanup();
    renderComponent(404, { error: errorOfStatus(404, requestId) });
    await screen.findByRole('searchbox');
    expect(screen.queryByText(requestId)).toBeNull();
  });

  it('shows the code that the host sent with a page', async () => {
    renderComponent(500, { error: errorOfStatus(503, '3f2a91bc-77de') });
    expect(await screen.findByText('3f2a91bc-77de')).toBeTruthy();
  });

  it('explains missing staff status, and offers no retry', async () => {
    renderComponent(403);
    expect(await screen.findByText(/dành riêng cho nhân viên/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
