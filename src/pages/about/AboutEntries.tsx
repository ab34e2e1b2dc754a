import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AboutPageListQuery } from '@/data/generated/operations/pages/about';
import { paths } from '@/lib/paths';
import { Picture } from '@/ui/Picture';
import { media, theme } from '@/ui/theme';
import { coveringLinkStyles } from '@/ui/sharedStyles';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  position: relative;
  display: grid;
  gap: ${theme.space[1]} ${theme.space[6]};
  padding-block: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: baseline;
  }
`;

/** The first entry, with its picture above. */
const Lead = styled(Entry)`
  border-top: 0;
  padding-block: 0 ${theme.space[6]};

  img {
    margin-bottom: ${theme.space[2]};
  }

  ${media.up('md')} {
    img {
      grid-column: 1 / -1;
    }
  }
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

type AboutEntriesProps = {
  pages: readonly Pick<
    AboutPageListQuery['aboutPages'][number],
    'documentId' | 'slug' | 'title' | 'summary' | 'cover'
  >[];
};

export const AboutEntries = ({ pages }: AboutEntriesProps) => (
  <List>
    {pages.map(({ documentId, slug, title, summary, cover }, index) => {
      const text = (
        <>
          <Title to={paths.aboutPage(slug)}>{title}</Title>
          <Summary>{summary}</Summary>
        </>
      );
      return index === 0 && cover ? (
        <Lead key={documentId}>
          <Picture
            image={cover}
            sizes="(min-width: 80em) 48rem, 100vw"
            ratio="12 / 5"
            eager
            decoration
          />
          {text}
        </Lead>
      ) : (
        <Entry key={documentId}>{text}</Entry>
      );
    })}
  </List>
);
