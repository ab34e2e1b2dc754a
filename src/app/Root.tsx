import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ActiveMember } from './ActiveMember';
import { NavigationStatus } from './NavigationStatus';
import { Shell } from './shell/Shell';

export function Root() {
  return (
    <ActiveMember>
      <NavigationStatus />
      <Shell>
        <Outlet />
      </Shell>
      <ScrollRestoration />
    </ActiveMember>
  );
}
