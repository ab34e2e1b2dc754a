import { DatePicker, Field, Flex, TimePicker } from '@strapi/design-system';
import { texts } from './texts';
import { fromVietnam, toVietnam } from './vietnamMoment';

interface Props {
  label: string;
  /** ISO 8601 in UTC. */
  value: string | null;
  disabled: boolean;
  onChange: (value: string | null) => void;
}

/** The picker returns midnight in the browser's own time zone. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const dateOf = (day: string): Date => new Date(`${day}T00:00:00`);

export const MomentField = ({ label, value, disabled, onChange }: Props) => {
  const chosen = value === null ? undefined : toVietnam(value);
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Flex direction="column" alignItems="stretch" gap={1}>
        <DatePicker
          aria-label={label}
          clearLabel={texts.schedule.clear}
          disabled={disabled}
          value={chosen && dateOf(chosen.day)}
          onChange={(date) =>
            onChange(date ? fromVietnam({ day: dayOf(date), time: chosen?.time ?? '08:00' }) : null)
          }
          onClear={() => onChange(null)}
        />
        {chosen && (
          <TimePicker
            aria-label={`${label}: ${texts.schedule.time}`}
            clearLabel={texts.schedule.clear}
            disabled={disabled}
            value={chosen.time}
            onChange={(time) =>
              time && onChange(fromVietnam({ ...chosen, time: time.slice(0, 5) }))
            }
          />
        )}
      </Flex>
    </Field.Root>
  );
};
