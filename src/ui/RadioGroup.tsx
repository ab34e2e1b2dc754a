import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChoiceLine } from './Checkbox';
import { fieldId } from './fieldContext';
import { FieldMessage } from './FieldMessage';
import { theme } from './theme';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0 0 ${theme.space[1]};
  font-size: ${theme.size.sm};
  font-weight: ${theme.weight.strong};
`;

const Options = styled.div<{ $inline: boolean }>`
  display: flex;
  flex-direction: ${({ $inline }) => ($inline ? 'row' : 'column')};
  flex-wrap: wrap;
  column-gap: ${theme.space[6]};

  ${({ $inline }) =>
    $inline ? '' : `& > label + label { border-top: 1px solid ${theme.color.line}; }`}
`;

const Content = styled.span`
  flex: 1;
  min-width: 0;
`;

const Detail = styled.span`
  display: block;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
`;

export type RadioOption = {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps = {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  value?: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | null;
  inline?: boolean;
};

export const RadioGroup = ({
  legend,
  name,
  options,
  value,
  onChange,
  onBlur,
  error,
  inline = false,
}: RadioGroupProps) => {
  const id = fieldId(name);
  return (
    <Group
      id={id}
      tabIndex={-1}
      onBlur={onBlur}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <Legend>{legend}</Legend>
      <Options $inline={inline}>
        {options.map((option) => (
          <ChoiceLine key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <Content>
              <span>{option.label}</span>
              {option.detail ? <Detail>{option.detail}</Detail> : null}
            </Content>
          </ChoiceLine>
        ))}
      </Options>
      {error ? <FieldMessage id={`${id}-error`}>{error}</FieldMessage> : null}
    </Group>
  );
};
