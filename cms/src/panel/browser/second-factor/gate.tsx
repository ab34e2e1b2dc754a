import { getFetchClient } from '@strapi/strapi/admin';
import { createRoot } from 'react-dom/client';
import { GateTheme } from './GateTheme';
import { SecondFactorGate } from './SecondFactorGate';

interface Action {
  type: string;
  payload?: { details?: { code?: string } };
}

interface Store {
  dispatch(action: { type: string }): unknown;
}

/** Thrown by `panel/second-factor/requirePanelFactor.ts`. */
const CODE = 'SecondFactorRequired';

/** Covers the panel once the server rejects a login that has not proved its second factor. */
export const secondFactorGate =
  () => (store: Store) => (next: (action: Action) => unknown) => (action: Action) => {
    if (action.payload?.details?.code === CODE) openGate(() => void logOut(store));
    return next(action);
  };

let open = false;

function openGate(onLogOut: () => void): void {
  if (open) return;
  open = true;
  const panel = document.getElementById('strapi');
  if (panel) panel.hidden = true;
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <GateTheme>
      <SecondFactorGate onLogOut={onLogOut} onDone={() => location.reload()} />
    </GateTheme>,
  );
}

async function logOut(store: Store): Promise<void> {
  await getFetchClient()
    .post('/admin/logout')
    .catch(() => undefined);
  store.dispatch({ type: 'admin/logout' });
  location.assign('/admin/auth/login');
}
