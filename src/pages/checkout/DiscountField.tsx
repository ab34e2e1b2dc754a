import { limits } from '@iia/shared/limits';
import { styled } from 'styled-components';
import { DiscountTermsList } from './DiscountTermsList';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Stack } from '@/ui/Stack';
import { TextInput } from '@/ui/TextInput';
import { theme } from '@/ui/theme';
import { texts } from './texts';
import type { DiscountCode } from './useDiscountCode';

const Line = styled.div`
  display: flex;
  gap: ${theme.space[2]};

  input {
    text-transform: uppercase;
  }

  button {
    flex: none;
  }
`;

type DiscountFieldProps = {
  code: DiscountCode;
  /** Why the server rejected it. */
  error: string | null;
  disabled: boolean;
};

export const DiscountField = ({ code, error, disabled }: DiscountFieldProps) => (
  <Stack gap={2}>
    <Field name="discountCode" label={texts.code.label} error={error}>
      <Line>
        <TextInput
          value={code.typed}
          maxLength={limits.discountCodeLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={disabled}
          onChange={({ target }) => code.type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would otherwise submit the surrounding form and place the order.
            event.preventDefault();
            code.apply();
          }}
        />
        <Button variant="secondary" disabled={disabled || !code.pending} onClick={code.apply}>
          {texts.code.apply}
        </Button>
      </Line>
    </Field>
    {code.applied && !error ? <DiscountTermsList code={code.applied} /> : null}
  </Stack>
);
