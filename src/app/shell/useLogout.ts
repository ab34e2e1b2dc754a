import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { endSession } from '@/data/session';
import { paths } from '@/lib/paths';

/** Ends the session, keeps the cart, and redirects to the login. */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async () => {
    await endSession(client);
    await navigate(paths.login());
  };
}
