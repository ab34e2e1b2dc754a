import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { librarySavedAt, markLibrarySaved } from '@/data/savedFiles';
import { stepsToSave } from './saveLibrary';

interface Progress {
  done: number;
  total: number;
  missing: number;
}

interface SavingState {
  busy: boolean;
  /** Of this attempt or the last; null before the first. */
  progress: Progress | null;
  /** Why an attempt saved nothing. */
  error: unknown;
  /** When everything was last saved, in ms since 1970 (UTC). */
  savedAt: number | null;
}

/** Missing in old browsers, and where the site is served without https. */
const workers = (): ServiceWorkerContainer | undefined =>
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;

function subscribe(listener: () => void): () => void {
  workers()?.addEventListener('controllerchange', listener);
  return () => workers()?.removeEventListener('controllerchange', listener);
}

/** Saves everything that the member owns on this device. */
export function useSaveOffline(): SavingState & { isPossible: boolean; save: () => void } {
  const client = useApolloClient();
  const isPossible = useSyncExternalStore(
    subscribe,
    () => workers()?.controller != null,
    () => false,
  );
  const [state, setState] = useState<SavingState>({
    busy: false,
    progress: null,
    error: null,
    savedAt: null,
  });

  useEffect(() => {
    if (!isPossible) return;
    void librarySavedAt().then((savedAt) => setState((before) => ({ ...before, savedAt })));
  }, [isPossible]);

  const save = async () => {
    setState((before) => ({ ...before, busy: true, progress: null, error: null }));
    try {
      const steps = await stepsToSave(client);
      const progress: Progress = { done: 0, total: steps.length, missing: 0 };
      for (const step of steps) {
        setState((before) => ({ ...before, progress: { ...progress } }));
        await step().then(
          () => (progress.done += 1),
          () => (progress.missing += 1),
        );
      }
      if (progress.missing === 0) await markLibrarySaved();
      setState({ busy: false, progress, error: null, savedAt: Date.now() });
    } catch (error) {
      setState((before) => ({ ...before, busy: false, error }));
    }
  };
  return { ...state, isPossible, save: () => void save() };
}
