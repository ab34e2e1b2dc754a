import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { QuantityInput } from '@/ui/QuantityInput';
import { RadioGroup } from '@/ui/RadioGroup';
import { Select } from '@/ui/Select';
import { Stack, Row } from '@/ui/layout';
import { TextInput, TextArea } from '@/ui/TextInput';
import { TextLink } from '@/ui/TextLink';

export type ControlState = 'rest' | 'hover' | 'focus' | 'disabled' | 'busy' | 'error';

const nothing = () => undefined;
const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

/** All interactive components in one state; `name` keeps the field names of two instances apart. */
export const Controls = ({ state, name }: { state: ControlState; name: string }) => {
  const disabled = state === 'disabled';
  const error = state === 'error' ? 'Vui lòng nhập lại.' : null;
  return (
    <Stack gap={4}>
      <Row gap={2}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled={disabled} busy={state === 'busy'}>
            {variant}
          </Button>
        ))}
      </Row>
      <Row gap={4}>
        <ButtonLink to="#lien-ket">ButtonLink</ButtonLink>
        <TextLink to="#lien-ket">TextLink</TextLink>
        <QuantityInput
          label={`${name} số lượng`}
          value={2}
          onChange={nothing}
          disabled={disabled}
        />
      </Row>
      <Field name={`${name}-text`} label="TextInput" hint="Gợi ý" error={error} required>
        <TextInput defaultValue="Nguyễn Thị Hà" disabled={disabled} />
      </Field>
      <Field name={`${name}-area`} label="TextArea" error={error}>
        <TextArea rows={2} placeholder="Lời nhắn" disabled={disabled} />
      </Field>
      <Field name={`${name}-select`} label="Select" error={error}>
        <Select disabled={disabled}>
          <option>Trực tiếp</option>
        </Select>
      </Field>
      <Checkbox name={`${name}-check`} label="Checkbox" error={error} disabled={disabled} />
      <RadioGroup
        name={`${name}-radio`}
        legend="RadioGroup"
        value="a"
        onChange={nothing}
        error={error}
        options={[
          { value: 'a', label: 'Trực tuyến', detail: '300.000 ₫', disabled },
          { value: 'b', label: 'Tại Hà Nội', detail: 'Hết chỗ', disabled: true },
        ]}
      />
    </Stack>
  );
};
