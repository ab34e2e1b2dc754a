import type { NewsEntry_postFragment } from '@/data/generated/operations/features/news/entries/NewsEntry_post';
import { Cover } from '@/ui/cover/Cover';
import { Picture } from '@/ui/Picture';

type PostPictureProps = {
  post: Pick<NewsEntry_postFragment, 'cover' | 'documentId' | 'category'>;
  /** Leads a page: large, and loaded eagerly. */
  leading?: boolean;
};

const sizes = {
  leading: '(min-width: 80em) 42rem, (min-width: 60em) 56vw, 100vw',
  small: '(min-width: 60em) 12rem, 6rem',
};

/** The editor's picture or a generated cover. Decorative, since the title is beside it. */
export const PostPicture = ({ post, leading = false }: PostPictureProps) => {
  const { cover, documentId, category } = post;
  return cover ? (
    <Picture
      image={cover}
      sizes={leading ? sizes.leading : sizes.small}
      ratio="8 / 5"
      eager={leading}
      decoration
    />
  ) : (
    // Prefixed, because the bare slugs of the first categories would map to the same palette and
    // motif.
    <Cover seed={documentId} category={`post:${category.slug}`} shape="wide" />
  );
};
