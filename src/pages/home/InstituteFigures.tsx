import { useId } from 'react';
import { styled } from 'styled-components';
import type { HomePageQuery } from '@/data/generated/operations/HomePage';
import { formatDate } from '@/lib/dates';
import { Heading } from '@/ui/Heading';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

const Band = styled.section`
  margin-top: ${theme.space[16]};
  padding-block: ${theme.space[6]} ${theme.space[2]};
  border-block: 1px solid ${theme.color.lineStrong};

  ${media.up('md')} {
    margin-top: ${theme.space[24]};
  }
`;

const Day = styled.p`
  margin: ${theme.space[1]} 0 0;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[6]} ${theme.space[8]};
  margin: ${theme.space[6]} 0;

  ${media.up('md')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Pair = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;

const Value = styled.dd`
  margin: 0;
  font-family: ${theme.font.serif};
  font-size: ${theme.size.display};
  font-weight: ${theme.weight.strong};
  font-variant-numeric: lining-nums;
  line-height: 1;
  color: ${theme.color.primary};
`;

const Label = styled.dt`
  font-size: ${theme.size.sm};
  line-height: 1.5;
`;

type Content = NonNullable<HomePageQuery['homePage']>;
type InstituteFiguresProps = { figures: Content['figures']; countedOn: Content['figuresOn'] };

/** The institute in figures, with the day on which they were counted. */
export const InstituteFigures = ({ figures, countedOn }: InstituteFiguresProps) => {
  const id = useId();
  return (
    <Band aria-labelledby={id}>
      <Heading level={2} size="xl" id={id}>
        {texts.figures.title}
      </Heading>
      {countedOn ? <Day>{texts.figures.countedOn(formatDate(countedOn))}</Day> : null}
      <List>
        {figures.map(({ value, label }) => (
          <Pair key={label}>
            <Label>{label}</Label>
            <Value>{value}</Value>
          </Pair>
        ))}
      </List>
    </Band>
  );
};
