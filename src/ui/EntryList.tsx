import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { coveringLinkStyles } from './sharedStyles';
import { media, theme } from './theme';

const List = styled.ol<{ $marked: boolean }>`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${theme.color.lineStrong};

  ${media.up('md')} {
    display: grid;
    grid-template-columns: ${({ $marked }) => ($marked ? 'max-content' : '')} minmax(0, 5fr) minmax(
        0,
        7fr
      );
    column-gap: ${theme.space[6]};
  }
`;

const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space[1]};
  padding-block: ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.line};

  ${media.up('md')} {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

const Mark = styled.span`
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;
`;

const Title = styled(Link)`
  ${coveringLinkStyles}
  font-size: ${theme.size.lg};
  line-height: 1.35;
`;

const Summary = styled.p`
  margin: 0;
  max-width: ${theme.measure};
  font-size: ${theme.size.sm};
  line-height: 1.6;
  color: ${theme.color.muted};
`;

export type Entry = {
  key: string;
  to: string;
  title: string;
  summary: string;
  mark?: ReactNode;
};

type EntryListProps = {
  entries: readonly Entry[];
  labelledBy?: string;
};

/** A list of pages; the whole entry is clickable. */
export const EntryList = ({ entries, labelledBy }: EntryListProps) => {
  const id = useId();
  const marked = entries.some(({ mark }) => mark != null);
  return (
    <List aria-labelledby={labelledBy} $marked={marked}>
      {entries.map(({ key, to, title, summary, mark }) => (
        <Line key={key}>
          {marked ? <Mark id={`${id}${key}`}>{mark}</Mark> : null}
          <Title to={to} aria-describedby={mark == null ? undefined : `${id}${key}`}>
            {keepTitleTermsTogether(title)}
          </Title>
          <Summary>{summary}</Summary>
        </Line>
      ))}
    </List>
  );
};
