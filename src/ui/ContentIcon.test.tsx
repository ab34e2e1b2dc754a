import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContentIcon } from './ContentIcon';

let comeIntoView: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => act(() => notify([{ isIntersecting: true }]));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('loads the icon from the same origin once it comes into view', async () => {
  const fetched = vi.fn(async () =>
    Response.json({ prefix: 'ph', icons: { bank: { body: '<path d="M0 0h9"/>' } } }),
  );
  vi.stubGlobal('fetch', fetched);
  const { container } = render(<ContentIcon name="ph:bank" />);
  expect(fetched).not.toHaveBeenCalled();
  comeIntoView();
  await waitFor(() => expect(container.querySelector('svg path')).not.toBeNull());
  expect(fetched).toHaveBeenCalledWith('/icons/ph.json?icons=bank');
});

it('does not request an invalid icon name', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  render(<ContentIcon name="../users/me" />);
  comeIntoView();
  await Promise.resolve();
  expect(fetched).not.toHaveBeenCalled();
});
