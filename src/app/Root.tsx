import { Outlet, ScrollRestoration } from 'react-router-dom';
import { NavigationStatus } from './NavigationStatus';
import { Shell } from './shell/Shell';

/** The shell with the page in it, and what every navigation needs. */
export function Root() {
  return (
    <>
      <NavigationStatus />
      <Shell>
        <Outlet />
      </Shell>
      <ScrollRestoration />
    </>
  );
}
