import { styled } from 'styled-components';
import type { NewsEntry_postFragment } from '@/data/generated/operations/features/news/entries/NewsEntry_post';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Heading } from '@/ui/Heading';
import { media, theme } from '@/ui/theme';
import { PostDate } from '@/features/news/entries/PostDate';
import { PostLink } from '@/features/news/entries/PostLink';
import { PostPicture } from '@/features/news/entries/PostPicture';

const Sheet = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space[5]} ${theme.space[10]};
  padding-block: ${theme.space[6]} ${theme.space[8]};
  border-top: 2px solid ${theme.color.lineStrong};

  ${media.up('md')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    padding-bottom: ${theme.space[10]};
  }
`;

const Body = styled.div`
  & > * + * {
    margin-top: ${theme.space[3]};
  }
`;

const Summary = styled.p`
  margin-bottom: 0;
  line-height: 1.6;
  color: ${theme.color.muted};
`;

export const LeadPost = ({ post }: { post: NewsEntry_postFragment }) => (
  <Sheet>
    <PostPicture post={post} leading />
    <Body>
      <PostDate publishedOn={post.publishedOn} category={post.category.name} />
      <Heading level={2}>
        <PostLink to={paths.newsPost({ category: post.category.slug, slug: post.slug })}>
          {keepTitleTermsTogether(post.title)}
        </PostLink>
      </Heading>
      <Summary>{post.summary}</Summary>
    </Body>
  </Sheet>
);
