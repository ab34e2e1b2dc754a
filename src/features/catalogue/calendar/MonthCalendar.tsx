import { styled } from 'styled-components';
import type { SeminarListQuery } from '@/data/generated/operations/pages/seminar-list';
import type { QueryResult } from '@/data/page/usePageQuery';
import type { Month } from '@/lib/calendarMonth';
import { seminarCalendarPath } from '@/lib/feeds';
import { paths } from '@/lib/paths';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { Agenda } from './Agenda';
import { seminarsOf } from './calendarSearch';
import { MonthGrid } from './MonthGrid';
import { texts } from './texts';

const Subscribe = styled.p`
  margin: ${theme.space[6]} 0 0;
  font-size: ${theme.size.sm};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.tap};
  }

  ${media.print} {
    display: none;
  }
`;

type SeminarCalendarProps = {
  month: Month;
  list: QueryResult<SeminarListQuery['seminars']>;
  now: number;
};

export const SeminarCalendar = ({ month, list, now }: SeminarCalendarProps) => (
  <>
    <QueryBoundary result={list} skeleton={<Skeleton height="44rem" />}>
      {({ items }) => {
        const ofMonth = seminarsOf(month, items);
        return (
          <>
            <MonthGrid month={month} seminars={items} now={now} />
            {ofMonth.length > 0 ? (
              <Agenda seminars={ofMonth} />
            ) : (
              <EmptyState
                title={texts.none}
                level={3}
                action={<TextLink to={paths.seminars()}>{texts.coming}</TextLink>}
              >
                {texts.noneAdvice}
              </EmptyState>
            )}
          </>
        );
      }}
    </QueryBoundary>
    <Subscribe>
      <TextLink to={seminarCalendarPath} routing={{ reloadDocument: true }}>
        <Icon name="calendar-blank" />
        {texts.subscribe}
      </TextLink>
    </Subscribe>
  </>
);
