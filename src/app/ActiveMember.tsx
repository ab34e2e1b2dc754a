import { useState, type ReactNode } from 'react';
import { useSession } from '@/features/auth/useSession';
import { ActiveMemberContext } from '@/features/catalogue/price/activeMember';

interface ActiveMemberProps {
  children: ReactNode;
}

/** Says whether the viewer is an active member; as a component of its own, the page does not render again with the session. */
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
