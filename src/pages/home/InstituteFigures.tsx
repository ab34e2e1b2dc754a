import { styled } from 'styled-components';
import type { HomePageQuery } from '@/data/generated/operations/HomePage';
import { formatDate } from '@iia/shared/dates';
import { KeyFigures } from '@/ui/article/KeyFigures';
import { theme } from '@/ui/theme';
import { texts } from './texts';

const Day = styled.p`
  margin: ${theme.space[3]} 0 0;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

type Content = NonNullable<HomePageQuery['homePage']>;
type InstituteFiguresProps = { figures: Content['figures']; countedOn: Content['figuresOn'] };

export const InstituteFigures = ({ figures, countedOn }: InstituteFiguresProps) => (
  <>
    <KeyFigures figures={figures} />
    {countedOn ? <Day>{texts.figures.countedOn(formatDate(countedOn))}</Day> : null}
  </>
);
