import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import { waitingForNetwork } from '../network';
import { NoticeBand } from './NoticeBand';
import { texts } from './texts';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const offlineOnHost = () => false;

/** Shown while the device is offline or a page is waiting for the network. */
export const OfflineNotice = () => {
  const offline = useSyncExternalStore(subscribe, () => !navigator.onLine, offlineOnHost);
  const waiting = useSyncExternalStore(
    waitingForNetwork.subscribe,
    waitingForNetwork.read,
    offlineOnHost,
  );
  const onTheWay = useNavigation().state !== 'idle';
  const message = waiting && onTheWay ? texts.waiting : offline ? texts.offline : null;
  return <NoticeBand icon="wifi-slash">{message}</NoticeBand>;
};
