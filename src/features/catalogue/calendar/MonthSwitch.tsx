import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { monthTitle, readMonth, shiftMonth, type Month } from '@/lib/calendarMonth';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { media, theme } from '@/ui/theme';
import { calendarHref } from './calendarSearch';
import { texts } from './texts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  padding-block: ${theme.space[5]} ${theme.space[3]};
`;

const Nav = styled.nav`
  display: flex;
  align-items: center;
  margin-inline-start: -${theme.space[3]};
  font-size: ${theme.size.sm};

  ${media.print} {
    display: none;
  }
`;

const MonthLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${theme.tap};
  min-height: ${theme.tap};
  padding-inline: ${theme.space[3]};
  color: ${theme.color.primary};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${theme.color.primaryWash};
    }
  }
`;

type MonthSwitchProps = { pathname: string; month: Month; now: number };

/** Links to other months within the range that the URL accepts. */
export const MonthSwitch = ({ pathname, month, now }: MonthSwitchProps) => {
  const neighbours = [shiftMonth(month, -1), shiftMonth(month, 1)] as const;
  const [previous, next] = neighbours.map((one) => (readMonth(one, now) === one ? one : null));
  return (
    <Line>
      <Heading level={2} size="xl">
        {monthTitle(month)}
      </Heading>
      <Nav aria-label={texts.months}>
        {previous ? (
          <MonthLink
            to={calendarHref(pathname, previous)}
            aria-label={texts.previous}
            preventScrollReset
          >
            <Icon name="caret-left" />
          </MonthLink>
        ) : null}
        <MonthLink to={calendarHref(pathname)} preventScrollReset>
          {texts.present}
        </MonthLink>
        {next ? (
          <MonthLink to={calendarHref(pathname, next)} aria-label={texts.next} preventScrollReset>
            <Icon name="caret-right" />
          </MonthLink>
        ) : null}
      </Nav>
    </Line>
  );
};
