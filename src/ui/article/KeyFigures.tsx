import { styled } from 'styled-components';
import { media, theme } from '../theme';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${theme.space[6]} ${theme.space[8]};
  margin: 0;
  padding-block: ${theme.space[5]};
  border-block: 1px solid ${theme.color.line};

  ${media.print} {
    break-inside: avoid;
  }
`;

const Entry = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
`;

const Value = styled.dd`
  margin: 0;
  font-family: ${theme.font.serif};
  font-size: ${theme.size.xxl};
  line-height: 1.2;
  color: ${theme.color.primary};
  font-variant-numeric: lining-nums;
`;

const Label = styled.dt`
  margin-top: ${theme.space[1]};
  font-size: ${theme.size.sm};
  line-height: 1.45;
  color: ${theme.color.muted};
`;

type PulledFiguresProps = { figures: readonly { value: string; label: string }[] };

export const KeyFigures = ({ figures }: PulledFiguresProps) => (
  <List>
    {figures.map(({ value, label }, index) => (
      <Entry key={index}>
        <Label>{label}</Label>
        <Value>{value}</Value>
      </Entry>
    ))}
  </List>
);
