import { useQuery, useReactiveVar } from '@apollo/client/react';
import { LocalSessionDocument } from '@/data/generated/operations/LocalSession';
import { ProfileDocument, type ProfileQuery } from '@/data/generated/operations/Profile';
import { sessionReadyVar } from '@/data/session';

export interface Session {
  /** It is known whether a token is held; false on the host and while hydrating. */
  ready: boolean;
  /** A token is held and not yet refused; false until that is known. */
  isLogin: boolean;
  /** The member's profile once it has come. */
  profile: ProfileQuery['me'] | null;
}

/** Who is using the site. */
export function useSession(): Session {
  const ready = useReactiveVar(sessionReadyVar);
  const { data: session } = useQuery(LocalSessionDocument);
  const isLogin = session?.isLogin ?? false;
  const { data } = useQuery(ProfileDocument, { skip: !isLogin });
  return { ready, isLogin, profile: isLogin && data ? (data as ProfileQuery).me : null };
}
