import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SeminarEntry_seminarFragment } from '@/data/generated/operations/features/catalogue/entries/SeminarEntry_seminar';
import { formatTime } from '@iia/shared/dates';
import { paths } from '@/lib/paths';
import { media, theme } from '@/ui/theme';

const Event = styled(Link)`
  display: block;
  padding: ${theme.space[1]} ${theme.space[2]};
  border-inline-start: 3px solid ${theme.color.primary};
  background: ${theme.color.primaryWash};
  color: ${theme.color.ink};
  font-size: ${theme.size.xs};
  line-height: 1.4;
  text-decoration: none;
  overflow-wrap: break-word;

  & + & {
    margin-top: ${theme.space[1]};
  }

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
      text-decoration: underline;
    }
  }
`;

const Time = styled.span`
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

type DayEventProps = {
  seminar: SeminarEntry_seminarFragment;
  /** Whether it begins on this day. */
  first: boolean;
};

export const DayEvent = ({ seminar, first }: DayEventProps) => (
  <Event to={paths.seminar(seminar.slug)}>
    {first ? <Time>{formatTime(seminar.startAt)} </Time> : null}
    <span>{seminar.title}</span>
  </Event>
);
