import type { NewsEntry_postFragment } from '@/data/generated/fragments/NewsEntry_post';
import { Cover } from '@/ui/cover/Cover';
import { Picture } from '@/ui/Picture';

type PostPictureProps = {
  post: Pick<NewsEntry_postFragment, 'cover' | 'documentId' | 'category'>;
  /** It leads a page: large, and fetched at once. */
  leading?: boolean;
};

const sizes = {
  leading: '(min-width: 80em) 42rem, (min-width: 60em) 56vw, 100vw',
  small: '(min-width: 60em) 12rem, 6rem',
};

/** The picture that the editor gave a post, or the cover drawn for it. The title stands beside it. */
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
    // Named apart from the slug, so that the first categories share no more than one palette and motif.
    <Cover seed={documentId} category={`post:${category.slug}`} shape="wide" />
  );
};
