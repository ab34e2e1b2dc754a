import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '@/ui/Icon';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

const Press = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 2rem;
  padding: 0 ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.sm};
  background: none;
  font: inherit;
  font-size: ${theme.size.sm};
  color: ${theme.color.primary};
  white-space: nowrap;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${theme.color.primaryWash};
    }
  }

  ${media.print} {
    display: none;
  }
`;

const messageMs = 2500;

type CopyButtonProps = {
  /** Copied verbatim. */
  value: string;
  /** What is copied, for the button's accessible name: `Số tài khoản`. */
  label: string;
};

export const CopyButton = ({ value, label }: CopyButtonProps) => {
  const [message, setMessage] = useState<string | null>(null);

  useEffect(() => {
    if (message === null) return undefined;
    const timer = setTimeout(() => setMessage(null), messageMs);
    return () => clearTimeout(timer);
  }, [message]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setMessage(texts.payment.copied);
    } catch {
      // No permission, or no clipboard on plain http: the value can still be selected by hand.
      setMessage(texts.payment.copyFailed);
    }
  };

  return (
    <Press type="button" aria-label={texts.payment.copy(label)} onClick={() => void copy()}>
      <Icon name={message === texts.payment.copied ? 'check' : 'copy'} />
      <span>
        <span>{message === null ? texts.payment.copyShort : null}</span>
        <span role="status">{message}</span>
      </span>
    </Press>
  );
};
