import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Breadcrumbs, type Crumb } from '@/ui/Breadcrumbs';
import { Container } from '@/ui/Container';
import { Heading } from '@/ui/Heading';
import { media, theme } from '@/ui/theme';

const Page = styled.article`
  padding-bottom: ${theme.space[12]};
`;

const Opening = styled.header`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[12]};
  padding-block: ${theme.space[6]} ${theme.space[8]};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: end;
    padding-block: ${theme.space[10]} ${theme.space[10]};
  }
`;

/* Decoration: on a phone the facts come first. */
const CoverFrame = styled.div`
  display: none;

  ${media.up('md')} {
    display: block;
  }
`;

const Title = styled(Heading)`
  font-size: clamp(1.875rem, 1.4rem + 2vw, 3rem);
`;

const Kicker = styled.p`
  margin: 0 0 ${theme.space[3]};
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Lead = styled.p`
  max-width: ${theme.measure};
  margin: ${theme.space[4]} 0 0;
  font-size: ${theme.size.lg};
  line-height: 1.55;
  color: ${theme.color.muted};
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[10]} ${theme.space[12]};
  border-top: 2px solid ${theme.color.lineStrong};
  padding-top: ${theme.space[6]};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[12]};
  min-width: 0;
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-inline: -${theme.space[5]};
  padding: ${theme.space[2]} ${theme.space[5]};
  padding-bottom: max(${theme.space[2]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.lineStrong};
  background: ${theme.color.paper};
  font-size: ${theme.size.sm};

  ${media.up('sm')} {
    margin-inline: -${theme.space[8]};
    padding-inline: ${theme.space[8]};
  }

  ${media.up('md')} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

type DetailShellProps = {
  crumbs: readonly Crumb[];
  kicker: ReactNode;
  title: string;
  lead: string;
  cover?: ReactNode;
  /** The order panel: beside the text, under it on a phone. */
  panel: ReactNode;
  /** The short form that stays at the foot of a phone's screen. */
  foot?: ReactNode;
  /** What comes after the item itself. */
  related?: ReactNode;
  children: ReactNode;
};

/** What the catalogue's details share: where one is, the title, the text and the order panel. */
export const DetailShell = (props: DetailShellProps) => (
  <Container>
    <Breadcrumbs items={props.crumbs} />
    <Page>
      <Opening>
        <div>
          <Kicker>{props.kicker}</Kicker>
          <Title level={1}>{props.title}</Title>
          <Lead>{props.lead}</Lead>
        </div>
        <CoverFrame>{props.cover}</CoverFrame>
      </Opening>
      <Columns>
        <Body>{props.children}</Body>
        <div>{props.panel}</div>
      </Columns>
      {props.foot ? <Foot>{props.foot}</Foot> : null}
    </Page>
    {props.related}
  </Container>
);
