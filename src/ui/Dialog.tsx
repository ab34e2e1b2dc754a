import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from './Heading';
import { Row } from './layout';
import { theme } from './theme';
import { NoTranslateText } from './translation';

const Frame = styled.dialog`
  width: min(36rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  padding: ${theme.space[6]};
  border: 1px solid ${theme.color.lineStrong};
  border-top: 3px solid ${theme.color.accent};
  border-radius: 0;
  background: ${theme.color.paper};
  color: ${theme.color.ink};

  &::backdrop {
    background: ${theme.color.backdrop};
  }
`;

const Body = styled.div`
  margin-block: ${theme.space[4]} ${theme.space[6]};
  overflow-wrap: break-word;
`;

type DialogProps = {
  open: boolean;
  title: string;
  onClose: () => void;
  actions?: ReactNode;
  children: ReactNode;
};

export const Dialog = ({ open, title, onClose, actions, children }: DialogProps) => {
  const frame = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed before removal, because the browser restores the focus only on close.
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!dialog || !open) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return (
    <Frame
      ref={frame}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Heading level={2} size="xl" id={titleId}>
        <NoTranslateText>{title}</NoTranslateText>
      </Heading>
      <Body>{children}</Body>
      {actions ? (
        <Row gap={3} justify="end">
          {actions}
        </Row>
      ) : null}
    </Frame>
  );
};
