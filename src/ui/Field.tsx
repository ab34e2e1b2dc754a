import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldContext, fieldId } from './fieldContext';
import { FieldMessage } from './FieldMessage';
import { texts } from './texts';
import { theme } from './theme';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  min-width: 0;
`;

const Label = styled.label`
  font-size: ${theme.size.sm};
  font-weight: ${theme.weight.strong};
  line-height: 1.5;
`;

const Optional = styled.span`
  font-weight: ${theme.weight.regular};
  color: ${theme.color.muted};
`;

const Hint = styled.p`
  margin: 0;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
`;

type FieldProps = {
  label: ReactNode;
  name: string;
  error?: string | null;
  hint?: ReactNode;
  required?: boolean;
  children: ReactNode;
};

export const Field = ({ label, name, error, hint, required = false, children }: FieldProps) => {
  const id = fieldId(name);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const invalid = Boolean(error);
  const control = useMemo(
    () => ({ id, name, describedBy, invalid, required }),
    [id, name, describedBy, invalid, required],
  );
  return (
    <Box>
      <Label htmlFor={id}>
        <span>{label}</span>
        {required ? null : <Optional> ({texts.optional})</Optional>}
      </Label>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      <FieldContext value={control}>{children}</FieldContext>
      {error ? <FieldMessage id={`${id}-error`}>{error}</FieldMessage> : null}
    </Box>
  );
};
