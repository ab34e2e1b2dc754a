import { useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useSession } from '@/features/auth/useSession';
import { ActiveMemberContext } from '@/features/catalogue/price/activeMember';
import { NavigationStatus } from './NavigationStatus';
import { Shell } from './shell/Shell';

export function Root() {
  const { profile } = useSession();
  const [opened] = useState(() => Date.now());
  const expiresAt = profile?.memberType === 'none' ? null : profile?.memberExpiresAt;
  return (
    <ActiveMemberContext value={expiresAt != null && Date.parse(expiresAt) > opened}>
      <NavigationStatus />
      <Shell>
        <Outlet />
      </Shell>
      <ScrollRestoration />
    </ActiveMemberContext>
  );
}
