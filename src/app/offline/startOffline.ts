import type { ApolloClient } from '@apollo/client';
import type { createBrowserRouter } from 'react-router-dom';
import { currentMember } from '@/data/currentMember';
import { ProfileDocument } from '@/data/generated/operations/data/session';
import { clearSavedData, savedTimeVar } from '@/data/savedTime';
import { isLoginVar, onSessionEnded } from '@/data/session';
import { dropMemberCaches, type WorkerMessage } from '@/lib/offlineCaches';
import { newBuild } from '../watchBuild';
import { registerWorker } from './registerWorker';

interface OfflineParts {
  client: ApolloClient;
  router: ReturnType<typeof createBrowserRouter>;
}

const RETRY_MS = 15_000;

/** Registers the service worker, and sends it the id of the logged-in member. Loaded once the page is idle. */
export async function startOffline({ client, router }: OfflineParts): Promise<void> {
  // Also without a service worker: an earlier visit may have saved something.
  reportSession();
  onSessionEnded(reportSession);
  const replaceSaved = () => {
    if (savedTimeVar() !== null && navigator.onLine) void refetch(client);
  };
  // The network may have returned before this code was loaded, and a server returns without an event.
  replaceSaved();
  window.addEventListener('online', replaceSaved);
  setInterval(replaceSaved, RETRY_MS);
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading' && navigator.onLine) clearSavedData();
  });
  let isNew = navigator.serviceWorker.controller === null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // What was opened before is saved only when fetched again.
    if (isNew && isLoginVar()) void refetch(client);
    isNew = false;
    void prepare(client);
  });
  // Some browsers refuse it, e.g. in private windows.
  const registration = await registerWorker().catch(() => undefined);
  if (!registration) return;
  // This page is of the newest build; `watchBuild` decides about those that are open longer.
  activate(registration);
  newBuild.subscribe(() => {
    document.addEventListener('click', () => activate(registration), { capture: true });
  });
  if (!isNew) void prepare(client);
  const onChange = (isLogin: boolean) => {
    isLoginVar.onNextChange(onChange);
    if (isLogin) void prepare(client);
  };
  isLoginVar.onNextChange(onChange);
}

const activate = ({ waiting }: ServiceWorkerRegistration) =>
  waiting?.postMessage({ type: 'activate' } satisfies WorkerMessage);

const send = (message: WorkerMessage) => navigator.serviceWorker.controller?.postMessage(message);

/** The service worker deletes what it saves meanwhile; the page deletes even without one. */
function reportSession(): void {
  const member = currentMember();
  send({ type: 'session', member });
  void dropMemberCaches(member);
}

async function refetch(client: ApolloClient): Promise<void> {
  await client.refetchQueries({ include: 'active' }).catch(() => undefined);
}

/** Saves the pages and tickets of a member. */
async function prepare(client: ApolloClient): Promise<void> {
  reportSession();
  const member = currentMember();
  if (member === null || !navigator.onLine) return;
  try {
    const { data } = await client.query({ query: ProfileDocument });
    const staff = data?.me.role.type === 'staff';
    send({ type: 'prepare', staff });
    // Visitors need none of it.
    const { saveTickets } = await import('./saveTickets');
    await saveTickets(client, member);
  } catch {
    // Tried again at the next start.
  }
}
