import { limits } from '@iia/shared/limits';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TextFieldProps } from '@/ui/forms/fields';
import { theme } from '@/ui/theme';
import { texts } from './texts';

const Box = styled.div`
  position: relative;
`;

const Toggle = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.primary};
  text-decoration: underline;
  text-underline-offset: 0.22em;
  cursor: pointer;

  /* Enlarges the touch target. */
  &::after {
    content: '';
    position: absolute;
    inset: -0.6rem -0.5rem;
  }
`;

type PasswordFieldProps<Name extends string> = Pick<
  TextFieldProps<Name>,
  'name' | 'label' | 'hint'
> & {
  /** The text field of the surrounding form. */
  field: (props: TextFieldProps<Name>) => ReactNode;
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a toggle to show it, hidden again on every visit. */
export function PasswordField<Name extends string>({
  field: TextField,
  name,
  label,
  hint,
  autoComplete,
}: PasswordFieldProps<Name>) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Box>
      <TextField
        name={name}
        label={label}
        hint={hint}
        required
        type={isVisible ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.longestPassword}
      />
      <Toggle type="button" aria-pressed={isVisible} onClick={() => setIsVisible(!isVisible)}>
        {isVisible ? texts.hidePassword : texts.showPassword}
      </Toggle>
    </Box>
  );
}
