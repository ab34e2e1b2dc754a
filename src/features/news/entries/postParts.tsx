import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '@iia/shared/dates';
import type { NewsEntry_postFragment } from '@/data/generated/operations/features/news/entries/NewsEntry_post';
import { Cover } from '@/ui/cover/Cover';
import { Picture } from '@/ui/Picture';
import { media, theme } from '@/ui/theme';

const Line = styled.p`
  margin: 0;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
`;

const Category = styled.span`
  &::before {
    content: ' · ';
  }
`;

type PostDateProps = { publishedOn: string; category?: string };

export const PostDate = ({ publishedOn, category }: PostDateProps) => (
  <Line>
    <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
    {category ? <Category>{category}</Category> : null}
  </Line>
);

type PostPictureProps = {
  post: Pick<NewsEntry_postFragment, 'cover' | 'documentId' | 'category'>;
  /** Leads a list: large. */
  leading?: boolean;
  /** Above the fold. */
  eager?: boolean;
};

const sizes = {
  leading: '(min-width: 80em) 42rem, (min-width: 60em) 56vw, 100vw',
  small: '(min-width: 60em) 12rem, 6rem',
};

/** The editor's picture or a generated cover. Decorative, since the title is beside it. */
export const PostPicture = ({ post, leading = false, eager = false }: PostPictureProps) => {
  const { cover, documentId, category } = post;
  return cover ? (
    <Picture
      image={cover}
      sizes={leading ? sizes.leading : sizes.small}
      ratio="8 / 5"
      eager={eager}
      decoration
    />
  ) : (
    // Prefixed, because the bare slugs of the first categories would map to the same palette and
    // motif.
    <Cover seed={documentId} category={`post:${category.slug}`} shape="wide" />
  );
};

/** A post's title in a list, which makes the whole entry clickable. */
export const PostLink = styled(Link)`
  color: ${theme.color.ink};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.18em;
    }
  }
`;
