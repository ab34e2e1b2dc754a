import { styled } from 'styled-components';
import type { NewsEntry_postFragment } from '@/data/generated/operations/features/news/entries/NewsEntry_post';
import { PostLink, PostPicture, PostDate } from '@/features/news/entries/postParts';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Heading } from '@/ui/Heading';
import { media, theme } from '@/ui/theme';

const Story = styled.article`
  position: relative;
  padding-block: ${theme.space[5]};

  & > * + * {
    margin-top: ${theme.space[2]};
  }

  & + & {
    border-top: 1px solid ${theme.color.line};
  }

  ${media.down('md')} {
    border-bottom: 1px solid ${theme.color.line};
  }
`;

const Summary = styled.p`
  margin-bottom: 0;
`;

type FrontPageStoryProps = {
  story: NewsEntry_postFragment;
  /** Leads the page, with its picture. */
  leading?: boolean;
};

export const FrontPageStory = ({ story, leading = false }: FrontPageStoryProps) => {
  const { title, slug, summary, publishedOn, category } = story;
  return (
    <Story>
      {leading ? <PostPicture post={story} leading /> : null}
      <PostDate publishedOn={publishedOn} category={category.name} />
      <Heading level={3} size={leading ? 'xl' : 'lg'}>
        <PostLink to={paths.newsPost({ category: category.slug, slug })}>
          {keepTitleTermsTogether(title)}
        </PostLink>
      </Heading>
      <Summary>{summary}</Summary>
    </Story>
  );
};
