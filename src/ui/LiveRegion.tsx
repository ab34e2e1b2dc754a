import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Icon } from './Icon';
import { texts } from './texts';
import { media, theme } from './theme';
import { dismissToast, toastStore } from './toast';
import { toneColor, toneIcon, type Tone } from './tone';

const Region = styled.div`
  position: fixed;
  inset: auto ${theme.space[4]} ${theme.space[4]};
  z-index: 20;
  display: grid;
  gap: ${theme.space[2]};
  justify-items: center;
  pointer-events: none;

  ${media.print} {
    display: none;
  }
`;

const Message = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  max-width: 36rem;
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
  border: 1px solid ${theme.color.lineStrong};
  border-left: 4px solid ${({ $tone }) => toneColor[$tone]};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  pointer-events: auto;
`;

const Dismiss = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: ${theme.tap};
  height: ${theme.tap};
  border: 0;
  background: transparent;
  color: inherit;
  cursor: pointer;
`;

/** Shows `toast` messages and has them announced; rendered once, in the shell. */
export const LiveRegion = () => {
  const messages = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.read,
    toastStore.readOnServer,
  );
  return (
    <Region role="log" aria-label={texts.notices} aria-live="polite">
      {messages.map(({ id, tone, content }) => (
        <Message key={id} $tone={tone}>
          <Icon name={toneIcon[tone]} />
          <div>{content}</div>
          <Dismiss type="button" aria-label={texts.close} onClick={() => dismissToast(id)}>
            <Icon name="x" />
          </Dismiss>
        </Message>
      ))}
    </Region>
  );
};
