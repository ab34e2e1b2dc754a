import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { keepTermsTogether } from '@/lib/vietnamese';
import { Breadcrumbs, type Crumb } from '@/ui/Breadcrumbs';
import { Container } from '@/ui/layout';
import { usePreviewField } from '@/ui/previewField';
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

/* On phones a band above the title, so that the facts come first. */
const CoverFrame = styled.div`
  ${media.down('md')} {
    order: -1;

    svg,
    img {
      width: 100%;
      height: 7.5rem;
      object-fit: cover;
    }
  }

  ${media.print} {
    display: none;
  }
`;

const Title = styled(Heading)`
  font-size: ${theme.size.title};
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

const FOOT_HEIGHT = `calc(4.5rem + env(safe-area-inset-bottom))`;

const Columns = styled.div`
  display: grid;
  column-gap: ${theme.space[12]};
  border-top: 2px solid ${theme.color.lineStrong};
  padding-top: ${theme.space[6]};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

const Main = styled.div`
  min-width: 0;
`;

const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[12]};
  min-width: 0;
`;

/* Full-bleed on small screens: cancels the container's insets and adds them back inside. */
const edgeToEdge = css`
  margin-inline: -${theme.space[5]};
  padding-inline: ${theme.space[5]};

  ${media.up('sm')} {
    margin-inline: -${theme.space[8]};
    padding-inline: ${theme.space[8]};
  }
`;

const Side = styled.div`
  min-width: 0;

  ${media.down('md')} {
    position: relative;
    z-index: 2;
    ${edgeToEdge}
    padding-top: ${theme.space[10]};
    background: ${theme.color.paper};
  }
`;

/* Occupies no space: the order panel overlaps it at the end of the text. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  height: ${FOOT_HEIGHT};
  margin-bottom: calc(-1 * ${FOOT_HEIGHT});
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  ${edgeToEdge}
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${theme.color.lineStrong};
  background: ${theme.color.paper};
  font-size: ${theme.size.sm};

  ${media.up('md')} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

/* Links are useless on paper. */
const RelatedContent = styled.div`
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
  /** The order panel: beside the text, below it on phones. */
  panel: ReactNode;
  /** The compact bar at the bottom of a phone's screen. */
  foot?: ReactNode;
  related?: ReactNode;
  children: ReactNode;
};

/** The cover's `sizes` attribute. */
export const detailCoverSizes = '(min-width: 60em) 20rem, 100vw';

/** The layout shared by all catalogue detail pages. */
export const DetailShell = (props: DetailShellProps) => {
  const mark = usePreviewField();
  return (
    <Container>
      <Breadcrumbs items={props.crumbs} />
      <Page>
        <Opening>
          <div>
            <Kicker>{props.kicker}</Kicker>
            <Title level={1} {...mark('title')}>
              {props.title}
            </Title>
            <Lead {...mark('summary')}>{keepTermsTogether(props.lead)}</Lead>
          </div>
          <CoverFrame {...mark('cover')}>{props.cover}</CoverFrame>
        </Opening>
        <Columns>
          <Main>
            <Body>{props.children}</Body>
            {props.foot ? <Foot>{props.foot}</Foot> : null}
          </Main>
          <Side>{props.panel}</Side>
        </Columns>
      </Page>
      <RelatedContent>{props.related}</RelatedContent>
    </Container>
  );
};
