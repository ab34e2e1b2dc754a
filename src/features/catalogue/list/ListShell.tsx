import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Container } from '@/ui/Container';
import { PageHeading } from '@/ui/PageHeading';
import { theme } from '@/ui/theme';

const Count = styled.p`
  min-height: 1.5em;
  margin: 0 0 ${theme.space[3]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
  overflow-wrap: break-word;
`;

const Outcome = styled.div<{ $busy: boolean }>`
  padding-bottom: ${theme.space[16]};
  opacity: ${({ $busy }) => ($busy ? 0.55 : 1)};
  /* A quick answer shows no flicker: the list only pales once it is waited for. */
  transition: opacity ${theme.duration.quick} ${({ $busy }) => ($busy ? '150ms' : '0ms')};
`;

type ListShellProps = {
  title: string;
  kicker?: string;
  lead: string;
  tabs?: ReactNode;
  filters: ReactNode;
  /** How many there are, said aloud when it changes. */
  count: string;
  children: ReactNode;
};

/** What the catalogue's lists share: heading, filters, the count and what was found. */
export const ListShell = ({
  title,
  kicker,
  lead,
  tabs,
  filters,
  count,
  children,
}: ListShellProps) => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const busy = location?.pathname === pathname;
  return (
    <Container>
      <PageHeading title={title} kicker={kicker} lead={lead} />
      {tabs}
      {filters}
      <Count role="status">{count}</Count>
      <Outcome $busy={busy} aria-busy={busy || undefined}>
        {children}
      </Outcome>
    </Container>
  );
};
