import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Container } from '@/ui/Container';
import { Icon } from '@/ui/Icon';
import { theme } from '@/ui/theme';
import { texts } from './texts';

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

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says so while the device has no network. */
export const OfflineNotice = () => {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {online ? null : (
        <Band>
          <Line>
            <Icon name="wifi-slash" size="1.25rem" />
            <span>{texts.offline}</span>
          </Line>
        </Band>
      )}
    </div>
  );
};
