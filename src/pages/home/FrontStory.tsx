import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { FrontStory_newsPostFragment } from '@/data/generated/fragments/FrontStory_newsPost';
import { formatDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { Cover } from '@/ui/cover/Cover';
import { media, theme } from '@/ui/theme';

const Story = styled.article`
  position: relative;
  padding-block: ${theme.space[5]};

  & + & {
    border-top: 1px solid ${theme.color.line};
  }

  ${media.down('md')} {
    border-bottom: 1px solid ${theme.color.line};
  }
`;

const Picture = styled.div`
  margin-bottom: ${theme.space[4]};

  img {
    display: block;
    width: 100%;
    aspect-ratio: 8 / 5;
    object-fit: cover;
  }
`;

const Note = styled.p`
  margin: 0;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Title = styled.h3<{ $leading: boolean }>`
  margin: ${theme.space[1]} 0 0;
  font-family: ${theme.font.serif};
  font-size: ${({ $leading }) => theme.size[$leading ? 'xl' : 'lg']};
  font-weight: ${theme.weight.strong};
  line-height: 1.35;
  text-wrap: balance;

  a {
    color: ${theme.color.ink};
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.hover} {
    a:hover {
      color: ${theme.color.primary};
    }
  }
`;

const Summary = styled.p`
  margin: ${theme.space[2]} 0 0;
`;

type FrontStoryProps = {
  story: FrontStory_newsPostFragment;
  /** It leads the page: with its picture and its summary. */
  leading?: boolean;
};

/** One piece of news on the home page. */
export const FrontStory = ({ story, leading = false }: FrontStoryProps) => {
  const { documentId, title, slug, summary, publishedOn, category, cover } = story;
  return (
    <Story>
      {leading ? (
        <Picture>
          {cover ? (
            <img
              src={cover.url}
              alt={cover.alternativeText ?? ''}
              width={cover.width ?? undefined}
              height={cover.height ?? undefined}
              loading="lazy"
            />
          ) : (
            <Cover seed={documentId} category={category.slug} shape="wide" />
          )}
        </Picture>
      ) : null}
      <Note>
        {formatDate(publishedOn)} · {category.name}
      </Note>
      <Title $leading={leading}>
        <Link to={paths.newsPost({ category: category.slug, slug })}>{title}</Link>
      </Title>
      <Summary>{summary}</Summary>
    </Story>
  );
};
