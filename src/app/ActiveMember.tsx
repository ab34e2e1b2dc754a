import { useState, type ReactNode } from 'react';
import { useSession } from '@/features/auth/useSession';
import { ActiveMemberContext } from '@/features/catalogue/price/activeMember';

interface ActiveMemberProps {
  children: ReactNode;
}

/** A separate component, so that the page does not render again once the session is known. */
export function ActiveMember({ children }: ActiveMemberProps) {
  const { profile } = useSession();
  const [opened] = useState(() => Date.now());
  const expiresAt = profile?.memberType === 'none' ? null : profile?.memberExpiresAt;
  return (
    <ActiveMemberContext value={expiresAt != null && Date.parse(expiresAt) > opened}>
      {children}
    </ActiveMemberContext>
  );
}
