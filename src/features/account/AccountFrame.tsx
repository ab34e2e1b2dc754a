import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { ProfileDocument } from '@/data/generated/operations/data/session';
import { paths } from '@/lib/paths';
import { Container } from '@/ui/layout';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { SideNavigation } from '@/ui/SideNavigation';
import type { SideNavigationItem } from '@/ui/SideNavigationList';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';
import { useAccountNavigation } from './useAccountNavigation';

/* Below `lg` both share one cell, as tall as the content, in which the bar sticks to the bottom of the screen. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.up('lg')} {
    grid-template-columns: 14rem minmax(0, 1fr);
    column-gap: ${theme.space[12]};
  }

  ${media.print} {
    display: block;
  }
`;

const Content = styled.div`
  padding-bottom: ${theme.space[24]};

  ${media.down('lg')} {
    grid-area: 1 / 1;
  }

  ${media.up('lg')} {
    padding-bottom: ${theme.space[16]};
  }

  ${media.print} {
    padding-bottom: 0;
  }
`;

const Side = styled.div`
  min-width: 0;

  ${media.down('lg')} {
    position: sticky;
    bottom: 0;
    z-index: 3;
    grid-area: 1 / 1;
    align-self: end;
    margin-inline: -${theme.space[5]};
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid ${theme.color.lineStrong};
    background: ${theme.color.paper};
  }

  ${media.up('sm')} {
    margin-inline: -${theme.space[8]};
  }

  ${media.up('lg')} {
    position: sticky;
    top: ${theme.space[6]};
    align-self: start;
    margin: ${theme.space[16]} 0;
  }

  ${media.print} {
    display: none;
  }
`;

/** Matches the profile only exactly, because all other account paths start with it. */
const currentOf = (pathname: string, to: string): SideNavigationItem['current'] => {
  if (pathname === to) return 'page';
  return to !== paths.profile() && pathname.startsWith(`${to}/`) ? 'below' : null;
};

type AccountFrameProps = {
  title: string;
  description: string;
  /** The heading, if it differs from the title. */
  heading?: string;
  kicker?: string;
  lead?: string;
  children: ReactNode;
};

/** A page of the member area: its heading and content beside the area's navigation. */
export const AccountFrame = ({
  title,
  description,
  heading = title,
  kicker,
  lead,
  children,
}: AccountFrameProps) => {
  const { pathname } = useLocation();
  const groups = useAccountNavigation();
  // The login guard has already fetched the profile.
  const { data } = useQuery(ProfileDocument, { fetchPolicy: 'cache-only' });
  const counts = data?.me?.counts;
  const countAt: Record<string, { value: number; label: string } | undefined> = counts
    ? {
        [paths.purchaseHistory()]: {
          value: counts.unpaidOrders,
          label: texts.unpaid(counts.unpaidOrders),
        },
        [paths.notifications()]: {
          value: counts.unreadNotifications,
          label: texts.unread(counts.unreadNotifications),
        },
      }
    : {};
  return (
    <Container>
      <Columns>
        <Side data-bottom-bar="">
          <SideNavigation
            label={texts.navigation}
            groups={groups.map(({ id, entries }) => ({
              id,
              label: texts.groups[id],
              items: entries.map(({ label, to }) => ({
                label,
                to,
                current: currentOf(pathname, to),
                count: countAt[to],
              })),
            }))}
          />
        </Side>
        <Content>
          <PageMeta title={title} description={description} noindex />
          <PageHeading title={heading} kicker={kicker} lead={lead} close />
          {children}
        </Content>
      </Columns>
    </Container>
  );
};
