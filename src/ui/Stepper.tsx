import { styled } from 'styled-components';
import { texts } from './texts';
import { media, theme } from './theme';
import { VisuallyHidden } from './VisuallyHidden';

const List = styled.ol`
  display: flex;
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.size.sm};
  line-height: 1.45;
`;

const Step = styled.li<{ $reached: boolean }>`
  flex: 1;
  min-width: 0;
  padding-top: ${theme.space[2]};
  border-top: 3px solid ${({ $reached }) => ($reached ? theme.color.primary : theme.color.line)};
  color: ${({ $reached }) => ($reached ? theme.color.ink : theme.color.muted)};

  &[aria-current] {
    font-weight: ${theme.weight.strong};
  }

  /* A phone has room for one step's name. */
  ${media.down('sm')} {
    &:not([aria-current]) > span {
      display: none;
    }
  }
`;

type StepperProps = {
  label: string;
  steps: readonly string[];
  /** Zero-based. */
  current: number;
};

export const Stepper = ({ label, steps, current }: StepperProps) => (
  <List aria-label={label}>
    {steps.map((step, index) => (
      <Step
        key={step}
        $reached={index <= current}
        aria-current={index === current ? 'step' : undefined}
      >
        <span>
          {index + 1}. {step}
        </span>
        {index < current ? <VisuallyHidden> ({texts.stepDone})</VisuallyHidden> : null}
      </Step>
    ))}
  </List>
);
