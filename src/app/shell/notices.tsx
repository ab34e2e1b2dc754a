import { useReactiveVar } from '@apollo/client/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { savedTimeVar } from '@/data/savedTime';
import { Icon, type IconName } from '@/ui/Icon';
import { Container } from '@/ui/layout';
import { media, theme } from '@/ui/theme';
import { waitingForNetwork } from '../network';
import { newBuild } from '../watchBuild';
import { texts } from './texts';

/** Announces a newer build. Does not reload, so that no input is lost. */
export const BuildNotice = () => {
  const isNewer = useSyncExternalStore(newBuild.subscribe, newBuild.read, () => false);
  return <NoticeBand icon="arrow-clockwise">{isNewer ? texts.newBuild : null}</NoticeBand>;
};

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const offlineOnHost = () => false;

/** Shown while the device is offline, a page is waiting for the network, or its data was saved earlier. */
export const OfflineNotice = () => {
  const offline = useSyncExternalStore(subscribe, () => !navigator.onLine, offlineOnHost);
  const waiting = useSyncExternalStore(
    waitingForNetwork.subscribe,
    waitingForNetwork.read,
    offlineOnHost,
  );
  const onTheWay = useNavigation().state !== 'idle';
  const savedTime = useReactiveVar(savedTimeVar);
  const message =
    waiting && onTheWay
      ? texts.waiting
      : savedTime !== null
        ? texts.saved(offline, savedTime)
        : offline
          ? texts.offline
          : null;
  return <NoticeBand icon="wifi-slash">{message}</NoticeBand>;
};

const Sticky = styled.div`
  position: sticky;
  top: 0;
  z-index: 9;

  ${media.print} {
    display: none;
  }
`;

const Band = styled.div`
  background: ${theme.color.band};
  border-bottom: 1px solid ${theme.color.line};
  font-size: ${theme.size.sm};
`;

const Line = styled(Container)`
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  padding-block: ${theme.space[2]};

  svg {
    flex: none;
  }
`;

/** A site-wide notice below the header; renders nothing without children. */
export const NoticeBand = ({ icon, children }: { icon: IconName; children?: ReactNode }) => (
  <Sticky role="status">
    {children ? (
      <Band>
        <Line>
          <Icon name={icon} size="1.25rem" />
          <span>{children}</span>
        </Line>
      </Band>
    ) : null}
  </Sticky>
);
