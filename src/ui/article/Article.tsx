import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Breadcrumbs, type Crumb } from '../Breadcrumbs';
import { Container } from '../layout';
import type { CreditedImage } from '../PictureFigure';
import type { ContentsEntry } from '../rich-text/headings';
import { texts } from '../texts';
import { media, theme } from '../theme';
import { ArticleOpening } from './ArticleOpening';
import { ContentsRail, ContentsDisclosure } from './contents';

const Page = styled.article`
  padding-bottom: ${theme.space[12]};
`;

const beside = css`
  ${media.up('md')} {
    display: grid;
    grid-template-columns: 14rem minmax(0, 1fr);
    column-gap: ${theme.space[12]};
  }

  ${media.up('lg')} {
    grid-template-columns: 16rem minmax(0, 1fr);
    column-gap: ${theme.space[20]};
  }

  ${media.print} {
    display: block;
  }
`;

const Columns = styled.div<{ $rail: boolean }>`
  ${({ $rail }) => $rail && beside}
`;

const Rail = styled.div`
  ${media.down('md')} {
    margin-top: ${theme.space[12]};
  }

  ${media.up('md')} {
    position: sticky;
    top: ${theme.space[6]};
    grid-area: 1 / 1;
    align-self: start;
    display: grid;
    gap: ${theme.space[8]};
    max-height: calc(100vh - ${theme.space[12]});
    overflow-y: auto;
    /* For focus rings at the edge of the scroll container. */
    padding: ${theme.space[1]};
    margin: -${theme.space[1]};
  }

  ${media.print} {
    display: none;
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[12]};
  min-width: 0;

  ${media.up('md')} {
    grid-column: -2;
  }

  ${media.print} {
    gap: ${theme.space[6]};
  }
`;

type ArticleProps = {
  /** Without the home page and the article itself. */
  crumbs?: readonly Crumb[];
  /** Shown above the title. */
  kicker?: ReactNode;
  title: string;
  lead?: ReactNode;
  meta?: ReactNode;
  cover?: CreditedImage | null;
  /** Empty for a short text. */
  contents?: readonly ContentsEntry[];
  rail?: ReactNode;
  children: ReactNode;
  after?: ReactNode;
};

export const Article = ({
  crumbs = [],
  contents = [],
  rail,
  children,
  after,
  ...opening
}: ArticleProps) => {
  const listed = contents.length > 0;
  return (
    <Container>
      <Breadcrumbs items={[{ label: texts.home, to: '/' }, ...crumbs, { label: opening.title }]} />
      <Page>
        <ArticleOpening {...opening} />
        {listed ? <ContentsDisclosure contents={contents} /> : null}
        <Columns $rail={listed || Boolean(rail)}>
          <Text>{children}</Text>
          {listed || rail ? (
            <Rail>
              {listed ? <ContentsRail contents={contents} /> : null}
              {rail}
            </Rail>
          ) : null}
        </Columns>
      </Page>
      {after}
    </Container>
  );
};
