import { styled } from 'styled-components';
import type { NewsEntry_postFragment } from '@/data/generated/fragments/NewsEntry_post';
import { Cover } from '@/ui/cover/Cover';

const Frame = styled.div`
  aspect-ratio: 8 / 5;
  overflow: hidden;
`;

const Photo = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

type PostPictureProps = {
  post: Pick<NewsEntry_postFragment, 'cover' | 'documentId' | 'category'>;
  /** It stands where the page begins: fetched at once. */
  first?: boolean;
};

/** The picture that the editor gave a post, or the cover drawn for it. The title stands beside it. */
export const PostPicture = ({ post, first = false }: PostPictureProps) => {
  const { cover, documentId, category } = post;
  return (
    <Frame>
      {cover ? (
        <Photo
          src={cover.url}
          alt=""
          width={cover.width ?? undefined}
          height={cover.height ?? undefined}
          loading={first ? 'eager' : 'lazy'}
        />
      ) : (
        <Cover seed={documentId} category={`post:${category.slug}`} shape="wide" />
      )}
    </Frame>
  );
};
