import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { fieldId } from './fieldContext';
import { FieldMessage } from './FieldMessage';
import { theme } from './theme';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
`;

export const ChoiceLine = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[2]};
  line-height: 1.5;
  cursor: pointer;

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.125rem 0 0;
    accent-color: ${theme.color.primary};
  }

  &:has(:disabled) {
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
`;

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  name: string;
  label: ReactNode;
  error?: string | null;
};

export const Checkbox = ({ name, label, error, ...rest }: CheckboxProps) => {
  const id = fieldId(name);
  return (
    <Box>
      <ChoiceLine htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
        />
        <span>{label}</span>
      </ChoiceLine>
      {error ? <FieldMessage id={`${id}-error`}>{error}</FieldMessage> : null}
    </Box>
  );
};
