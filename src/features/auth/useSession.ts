import { useQuery } from '@apollo/client/react';
import { LocalSessionDocument } from '@/data/generated/operations/LocalSession';
import { ProfileDocument, type ProfileQuery } from '@/data/generated/operations/Profile';

export interface Session {
  /** A token is held and not yet refused; false on the host and while hydrating. */
  isLogin: boolean;
  /** The member's profile once it has come. */
  profile: ProfileQuery['me'] | null;
}

/** Who is using the site. */
export function useSession(): Session {
  const { data: session } = useQuery(LocalSessionDocument);
  const isLogin = session?.isLogin ?? false;
  const { data } = useQuery(ProfileDocument, { skip: !isLogin });
  return { isLogin, profile: isLogin && data ? (data as ProfileQuery).me : null };
}
