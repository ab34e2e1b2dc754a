import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '@/ui/theme';
import { texts } from './texts';

const Message = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  margin: 0 0 ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  background: ${theme.color.band};
  font-size: ${theme.size.sm};
  line-height: 1.5;
`;

const Undo = styled.button`
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-weight: ${theme.weight.strong};
  color: ${theme.color.primary};
  text-decoration: underline;
  text-underline-offset: 0.22em;
  cursor: pointer;
`;

type UndoNoticeProps = { message: string; onUndo: () => void };

/** Offers to undo a removal. The clicked button is gone with its line, so this takes the focus. */
export const UndoNotice = ({ message, onUndo }: UndoNoticeProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [message]);
  return (
    <Message role="status">
      {message}
      <Undo ref={button} type="button" onClick={onUndo}>
        {texts.undo}
      </Undo>
    </Message>
  );
};
