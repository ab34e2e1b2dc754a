import { useState } from 'react';
import { styled } from 'styled-components';
import { tabularNumberStyles } from './sharedStyles';
import { Icon } from './Icon';
import { texts } from './texts';
import { media, theme } from './theme';

const Box = styled.div`
  display: inline-flex;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.sm};
`;

const Step = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${theme.tap};
  min-height: ${theme.tap};
  padding: 0;
  border: 0;
  background: transparent;
  color: ${theme.color.primary};
  cursor: pointer;

  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${theme.color.primaryWash};
    }
  }

  &[aria-disabled='true'] {
    color: ${theme.color.muted};
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

const Figure = styled.input`
  width: 3.25rem;
  border: 0;
  border-inline: 1px solid ${theme.color.line};
  background: transparent;
  color: ${theme.color.ink};
  font: inherit;
  ${tabularNumberStyles}
  text-align: center;
`;

type QuantityInputProps = {
  /** Used in the accessible name. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
};

/** Commits what is typed on blur or Enter. */
export const QuantityInput = ({
  label,
  value,
  onChange,
  min = 1,
  max = 100,
  disabled = false,
}: QuantityInputProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const typed = Number.parseInt(draft ?? '', 10);
    setDraft(null);
    if (Number.isNaN(typed)) return;
    const next = Math.min(max, Math.max(min, typed));
    if (next !== value) onChange(next);
  };
  /* At a limit the button keeps the focus and does nothing. */
  const step = (by: number) => {
    const next = value + by;
    if (!disabled && next >= min && next <= max) onChange(next);
  };
  return (
    <Box role="group" aria-label={label}>
      <Step
        type="button"
        aria-label={texts.decrease}
        aria-disabled={disabled || value <= min}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </Step>
      <Figure
        inputMode="numeric"
        aria-label={label}
        value={draft ?? String(value)}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
      <Step
        type="button"
        aria-label={texts.increase}
        aria-disabled={disabled || value >= max}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </Step>
    </Box>
  );
};
