import { styled } from 'styled-components';
import { media, theme } from '../theme';

const List = styled.ol`
  max-width: ${theme.measure};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
`;

const Step = styled.li`
  position: relative;
  padding: 0 0 ${theme.space[6]} ${theme.space[12]};
  counter-increment: step;

  &::before {
    content: counter(step);
    position: absolute;
    inset: 0 auto auto 0;
    width: ${theme.space[8]};
    font-family: ${theme.font.serif};
    font-size: ${theme.size.xl};
    line-height: 1.15;
    text-align: center;
    color: ${theme.color.primary};
    font-variant-numeric: tabular-nums lining-nums;
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: ${theme.space[8]} auto ${theme.space[2]} calc(${theme.space[4]} - 1px);
    border-inline-start: 1px solid ${theme.color.control};
  }

  &:last-child {
    padding-bottom: 0;
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

const Title = styled.span`
  display: block;
  font-weight: ${theme.weight.strong};
  line-height: 1.5;
`;

type StepsProps = { steps: readonly { title: string; detail: string }[] };

export const Steps = ({ steps }: StepsProps) => (
  <List>
    {steps.map(({ title, detail }, index) => (
      <Step key={index}>
        <Title>{title}</Title>
        <span>{detail}</span>
      </Step>
    ))}
  </List>
);
