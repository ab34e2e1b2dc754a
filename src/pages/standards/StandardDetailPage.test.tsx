import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { openPage } from '@/testing/openPage';
import { Component, queries } from './StandardDetailPage';

const Status = () => {
  const error = useRouteError();
  return <p>{isRouteErrorResponse(error) ? error.status : String(error)}</p>;
};

it('responds 404 to an unknown standard', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  openPage(
    {
      path: '/tieu-chuan/:slug',
      Component,
      loader: queries.loader,
      HydrateFallback: () => null,
      ErrorBoundary: Status,
    },
    { at: '/tieu-chuan/khong-co', endpoints: {} },
  );
  expect(await screen.findByText('404')).toBeVisible();
});
