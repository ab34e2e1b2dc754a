import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { LogoutDocument } from '@/data/generated/operations/Logout';
import { endSession } from '@/data/session';
import { clearDrafts } from '@/lib/drafts';
import { paths } from '@/lib/paths';

/** Ends the session on the server and here, drops drafts, keeps the cart, and goes to the login. */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async () => {
    clearDrafts();
    // The person is logged out here whatever the server says, or whether it can be reached at all.
    await client.mutate({ mutation: LogoutDocument }).catch(() => undefined);
    await endSession(client);
    await navigate(paths.login());
  };
}
