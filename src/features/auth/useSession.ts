import { useReactiveVar } from '@apollo/client/react';
import {
  LocalSessionDocument,
  ProfileDocument,
  type ProfileQuery,
} from '@/data/generated/operations/data/session';
import { sessionReadyVar } from '@/data/session';
import { useQuery } from '@/data/useQuery';

export interface Session {
  /** Whether it is known if there is a token; false on the host and while hydrating. */
  ready: boolean;
  /** There is a token that has not been rejected; false until that is known. */
  isLogin: boolean;
  /** Null until loaded. */
  profile: ProfileQuery['me'] | null;
}

export function useSession(): Session {
  const ready = useReactiveVar(sessionReadyVar);
  const { data: session } = useQuery(LocalSessionDocument);
  const isLogin = session?.isLogin ?? false;
  const { data } = useQuery(ProfileDocument, { skip: !isLogin });
  return { ready, isLogin, profile: isLogin ? (data?.me ?? null) : null };
}
