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

const no = () => false;

/** Says so while the device has no network, and of a page that waits for it. */
export const OfflineNotice = () => {
  const offline = useSyncExternalStore(subscribe, () => !navigator.onLine, no);
  const waiting = useSyncExternalStore(waitingForNetwork.subscribe, waitingForNetwork.read, no);
  const onTheWay = useNavigation().state !== 'idle';
  const said = waiting && onTheWay ? texts.waiting : offline ? texts.offline : null;
  return <NoticeBand icon="wifi-slash">{said}</NoticeBand>;
};
