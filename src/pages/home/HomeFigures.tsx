import { formatDate } from '@iia/shared/dates';
import { formatCount } from '@iia/shared/numbers';
import { styled } from 'styled-components';
import type { HomePageQuery, InstituteFiguresQuery } from '@/data/generated/operations/pages/home';
import { KeyFigures } from '@/ui/article/KeyFigures';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[6]} ${theme.space[8]};
  margin: 0;

  ${media.up('md')} {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  }
`;

const Total = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding-top: ${theme.space[4]};
  border-top: 3px solid ${theme.color.accent};

  dt {
    font-size: ${theme.size.sm};
    line-height: 1.45;
    color: ${theme.color.muted};
  }

  dd {
    margin: 0 0 ${theme.space[2]};
    font-family: ${theme.font.serif};
    font-size: ${theme.size.display};
    font-weight: ${theme.weight.strong};
    line-height: 1;
    letter-spacing: -0.02em;
    font-variant-numeric: lining-nums;
  }
`;

const Day = styled.p`
  margin: ${theme.space[5]} 0 0;
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

type Counted = InstituteFiguresQuery['instituteFigures'];

const names = ['members', 'certificateHolders', 'enrolments', 'eventsHeld', 'cpeHours'] as const;

/** Without the totals that are too small to publish. */
export const totalsOf = (counted: Counted) =>
  names.flatMap((name) => {
    const value = counted[name];
    return value === null ? [] : [{ name, value: formatCount(value), label: texts.figures[name] }];
  });

type HomeFiguresProps = {
  counted: Counted | undefined;
  figures: NonNullable<HomePageQuery['homePage']>['figures'];
  figuresOn: string | null;
};

/** What the server counts, then what editors add, each with its date. */
export const HomeFigures = ({ counted, figures, figuresOn }: HomeFiguresProps) => (
  <>
    {counted ? (
      <>
        <Totals>
          {totalsOf(counted).map(({ name, value, label }) => (
            <Total key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Total>
          ))}
        </Totals>
        <Day>{texts.figures.counted(formatDate(counted.countedOn))}</Day>
      </>
    ) : null}
    {figures.length > 0 ? <KeyFigures figures={figures} /> : null}
    {figures.length > 0 && figuresOn ? (
      <Day>{texts.figures.countedOn(formatDate(figuresOn))}</Day>
    ) : null}
  </>
);
