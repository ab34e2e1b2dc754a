import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { ApiError } from '@/data/ApiError';

/** What stands in place of a page that is not there or that failed. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;
  const title = status === 404 ? 'Page Not Found' : 'Internal Server Error';
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
      {status === 404 && <p>{pathname}</p>}
    </>
  );
}
