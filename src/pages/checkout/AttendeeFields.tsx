import { useId, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import type { CartItem } from '@/data/generated/types';
import { lineKey } from '@/data/lineKey';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Stack } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { theme } from '@/ui/theme';
import { orderForm } from './checkoutForm';
import { seatsOf, valuesOfSeats, type Seat } from './seats';
import { texts } from './texts';

const { TextField, CheckboxField, useValues } = orderForm;
const labels = texts.attendees;

const Group = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  & + & {
    margin-top: ${theme.space[5]};
    padding-top: ${theme.space[5]};
    border-top: 1px solid ${theme.color.line};
  }
`;

const Title = styled.p`
  margin: 0;
  font-weight: ${theme.weight.strong};
  line-height: 1.45;
`;

const Option = styled.span`
  display: block;
  font-size: ${theme.size.sm};
  font-weight: ${theme.weight.regular};
  color: ${theme.color.muted};
`;

/* Two columns only where no label wraps, which would move its input. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr));
  gap: ${theme.space[4]};
`;

type SeatFieldsProps = {
  /** Of the seat in the form's values. */
  index: number;
  seat: Seat;
  own: boolean;
  alone: boolean;
};

const SeatFields = ({ index, seat: { number, first }, own, alone }: SeatFieldsProps) => (
  <>
    {first ? (
      <CheckboxField
        name={`attendees.${index}.own`}
        label={alone ? labels.own : labels.ownOf(number)}
      />
    ) : null}
    {own ? null : (
      <Pair>
        <TextField
          name={`attendees.${index}.name`}
          label={labels.name(number)}
          required={first}
          autoComplete="off"
        />
        <TextField
          name={`attendees.${index}.email`}
          label={labels.email(number)}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
      </Pair>
    )}
  </>
);

/** Who takes each seat of an event in the cart; the buyer the first one, unless they decline it. */
export const AttendeeFields = ({ lines }: { lines: readonly CartItem[] }) => {
  const id = useId();
  const { values, setValues } = useValues();
  const seats = seatsOf(lines);
  const sequence = seats.map(({ key }) => key).join('\n');
  const isCurrent = sequence === values.attendees.map(({ seat }) => seat).join('\n');
  useLayoutEffect(() => {
    if (isCurrent) return;
    void setValues({ ...values, attendees: valuesOfSeats(seats, values.attendees) });
  });
  if (!isCurrent) return null;
  return (
    <Stack gap={5}>
      <Text size="sm" tone="muted">
        {labels.lead} {labels.emailHint}
      </Text>
      <div>
        {lines
          .filter(({ single }) => !single)
          .map((line, position) => {
            const key = lineKey(line);
            const own = seats.filter((seat) => seat.line === key);
            return (
              <Group key={key} role="group" aria-labelledby={`${id}-${position}`}>
                <Title id={`${id}-${position}`}>
                  <span>{keepTitleTermsTogether(line.title)}</span>
                  {line.optionName ? <Option>{line.optionName}</Option> : null}
                </Title>
                {own.map((seat) => {
                  const index = seats.indexOf(seat);
                  return (
                    <SeatFields
                      key={seat.key}
                      index={index}
                      seat={seat}
                      own={values.attendees[index]?.own ?? false}
                      alone={line.quantity === 1}
                    />
                  );
                })}
                {line.quantity > own.length ? (
                  <Text size="sm" tone="muted">
                    {labels.rest(line.quantity - own.length)}
                  </Text>
                ) : null}
              </Group>
            );
          })}
      </div>
    </Stack>
  );
};
