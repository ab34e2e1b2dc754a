import { styled } from 'styled-components';
import type { NewsEntry_postFragment } from '@/data/generated/operations/features/news/entries/NewsEntry_post';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Heading, type HeadingLevel } from '@/ui/Heading';
import { media, theme } from '@/ui/theme';
import { PostLink, PostPicture, PostDate } from '@/features/news/entries/postParts';
const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 6rem;
  gap: ${theme.space[3]} ${theme.space[5]};
  padding-block: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 8fr) minmax(0, 2fr);
    gap: ${theme.space[8]};
    padding-block: ${theme.space[6]};
  }
`;

const EntryMeta = styled.div`
  grid-column: 1 / -1;

  ${media.up('md')} {
    grid-column: auto;

    /* Stacks date and category. */
    span {
      display: block;

      &::before {
        content: none;
      }
    }
  }
`;

const Picture = styled.div`
  ${media.print} {
    display: none;
  }
`;

const Summary = styled.p`
  display: none;
  max-width: ${theme.measure};
  margin: ${theme.space[2]} 0 0;
  font-size: ${theme.size.sm};
  line-height: 1.6;
  color: ${theme.color.muted};

  ${media.up('sm')} {
    display: block;
  }
`;

type NewsEntriesProps = {
  posts: readonly NewsEntry_postFragment[];
  /** The titles' heading level. */
  level?: HeadingLevel;
  /** Hides the category if it is already shown. */
  ofOneCategory?: boolean;
};

export const NewsEntries = ({ posts, level = 2, ofOneCategory = false }: NewsEntriesProps) => (
  <List>
    {posts.map((post) => (
      <Entry key={post.documentId}>
        <EntryMeta>
          <PostDate
            publishedOn={post.publishedOn}
            category={ofOneCategory ? undefined : post.category.name}
          />
        </EntryMeta>
        <div>
          <Heading level={level} size="lg">
            <PostLink to={paths.newsPost({ category: post.category.slug, slug: post.slug })}>
              {keepTitleTermsTogether(post.title)}
            </PostLink>
          </Heading>
          <Summary>{post.summary}</Summary>
        </div>
        <Picture>
          <PostPicture post={post} />
        </Picture>
      </Entry>
    ))}
  </List>
);
