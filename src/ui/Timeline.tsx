import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatDateTime, isoDateTime } from '@iia/shared/dates';
import { theme } from './theme';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  position: relative;
  padding: 0 0 ${theme.space[5]} ${theme.space[6]};
  line-height: 1.5;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0.45em;
    inset-inline-start: 0;
    width: 0.625rem;
    height: 0.625rem;
    background: ${theme.color.primary};
    forced-color-adjust: none;
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 1.4em -0.2em;
    inset-inline-start: calc(0.3125rem - 0.5px);
    width: 1px;
    background: ${theme.color.control};
    forced-color-adjust: none;
  }

  &:last-child {
    padding-bottom: 0;
  }
`;

const Title = styled.p`
  margin: 0;
  font-weight: ${theme.weight.strong};
`;

const Fact = styled.div`
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

export interface TimelineEntry {
  /** UTC. */
  at: string;
  /** Shown instead of the moment, e.g. a range of days. */
  when?: string;
  title: ReactNode;
  detail?: ReactNode;
}

/** Oldest first. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <List>
    {entries.map(({ at, when, title, detail }, index) => (
      <Entry key={index}>
        <Title>{title}</Title>
        <Fact>
          <time dateTime={isoDateTime(at)}>{when ?? formatDateTime(at)}</time>
        </Fact>
        {detail ? <Fact>{detail}</Fact> : null}
      </Entry>
    ))}
  </List>
);
