import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '@iia/shared/dates';
import type { NewsEntry_postFragment } from '@/data/generated/operations/features/news/entries/NewsEntry_post';
import type { NewsDetailQuery } from '@/data/generated/operations/pages/news';
import { texts } from '@/features/news/texts';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { Article } from '@/ui/article/Article';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { contentsOfBlocks } from '@/ui/rich-text/headings';
import { RichText } from '@/ui/RichText';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { NewsEntries } from './NewsEntries';

const Nav = styled.nav`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[12]};
  border-block: 1px solid ${theme.color.lineStrong};
  padding-block: ${theme.space[5]};

  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.print} {
    display: none;
  }
`;

const NeighbourLink = styled(Link)<{ $end: boolean }>`
  display: block;
  min-height: ${theme.tap};
  color: ${theme.color.ink};
  font-family: ${theme.font.serif};
  line-height: 1.4;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }

  ${media.up('sm')} {
    grid-column: ${({ $end }) => ($end ? 2 : 1)};
    text-align: ${({ $end }) => ($end ? 'end' : 'start')};
  }
`;

const Label = styled.span`
  display: block;
  font-family: ${theme.font.sans};
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};
`;

type AdjacentPostsProps = {
  older: NewsEntry_postFragment | undefined;
  newer: NewsEntry_postFragment | undefined;
};

const AdjacentPosts = ({ older, newer }: AdjacentPostsProps) =>
  older || newer ? (
    <Nav aria-label={texts.post.neighbours}>
      {older ? <Neighbour post={older} label={texts.post.older} rel="prev" /> : null}
      {newer ? <Neighbour post={newer} label={texts.post.newer} rel="next" /> : null}
    </Nav>
  ) : null;

type NeighbourProps = { post: NewsEntry_postFragment; label: string; rel: 'prev' | 'next' };

const Neighbour = ({ post, label, rel }: NeighbourProps) => (
  <NeighbourLink
    to={paths.newsPost({ category: post.category.slug, slug: post.slug })}
    rel={rel}
    $end={rel === 'next'}
  >
    <Label>{label}</Label>
    <span>{keepTitleTermsTogether(post.title)}</span>
  </NeighbourLink>
);

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.size.sm};

  a {
    display: inline-block;
    padding-block: ${theme.space[1]};
  }

  ${media.print} {
    display: none;
  }
`;

/** A post's tags, each linking to a search for it. */
const PostTags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 ? (
    <List aria-label={texts.post.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <TextLink to={paths.newsSearch(tag)}>#{tag}</TextLink>
        </li>
      ))}
    </List>
  ) : null;

const Figure = styled.div`
  max-width: ${theme.measure};
`;

const Related = styled.section`
  padding-bottom: ${theme.space[16]};

  & > h2 {
    margin-block: ${theme.space[12]} ${theme.space[4]};
  }

  ${media.print} {
    display: none;
  }
`;

type NewsDetailProps = {
  post: NonNullable<NewsDetailQuery['newsPost']>;
  older: NewsEntry_postFragment | undefined;
  newer: NewsEntry_postFragment | undefined;
  related: readonly NewsEntry_postFragment[];
};

export const NewsDetail = ({ post, older, newer, related }: NewsDetailProps) => {
  const { title, summary, category, publishedOn, author, cover, body, tags } = post;
  const ofCategory = paths.newsCategory(category.slug);
  return (
    <Article
      crumbs={[
        { label: texts.title, to: paths.news() },
        { label: category.name, to: ofCategory },
      ]}
      title={title}
      lead={summary}
      meta={
        <>
          <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
          {author ? <span> · {author}</span> : null}
        </>
      }
      contents={contentsOfBlocks(body)}
      after={
        <>
          <AdjacentPosts older={older} newer={newer} />
          {related.length > 0 ? (
            <Related>
              <Heading level={2} size="xl">
                {texts.post.related}
              </Heading>
              <NewsEntries posts={related} level={3} ofOneCategory />
              <TextLink to={ofCategory}>{texts.post.others(category.name)}</TextLink>
            </Related>
          ) : null}
        </>
      }
    >
      {cover ? (
        <Figure>
          <Picture image={cover} sizes="(min-width: 60em) 42rem, 100vw" eager />
        </Figure>
      ) : null}
      <RichText blocks={body} sectionLevel={2} />
      <PostTags tags={tags} />
    </Article>
  );
};
