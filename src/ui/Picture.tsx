import { styled } from 'styled-components';

/** A picture as the server tells it; `formats` are its smaller copies. */
export interface PictureImage {
  url: string;
  alternativeText: string | null;
  /** Pixels. */
  width: number | null;
  height: number | null;
  formats: Record<string, { url: string; width: number } | undefined> | null;
}

const Frame = styled.img<{ $ratio?: string }>`
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: ${({ $ratio }) => $ratio ?? 'auto'};
  object-fit: cover;

  :root[data-theme='dark'] & {
    filter: brightness(0.88);
  }
`;

/** The picture and its copies by their width, the narrowest first; none where there are no copies. */
export const srcSetOf = ({ url, width, formats }: PictureImage): string | undefined => {
  const copies = Object.values(formats ?? {}).flatMap((copy) => (copy ? [copy] : []));
  if (copies.length === 0 || width === null) return undefined;
  return [...copies, { url, width }]
    .toSorted((one, other) => one.width - other.width)
    .map((copy) => `${copy.url} ${copy.width}w`)
    .join(', ');
};

type PictureProps = {
  image: PictureImage;
  /** How wide it stands on the page, for the browser to choose a copy: `(min-width: 60em) 20rem, 100vw`. */
  sizes: string;
  /** Cut to this shape, as `4 / 3`; whole without it. */
  ratio?: string;
  /** Seen at once: fetched at once. */
  eager?: boolean;
  /** It shows nothing that does not stand beside it. */
  decoration?: boolean;
};

/** A picture of an editor's, fetched no larger than it is shown, its room kept until it is there. */
export const Picture = ({
  image,
  sizes,
  ratio,
  eager = false,
  decoration = false,
}: PictureProps) => (
  <Frame
    srcSet={srcSetOf(image)}
    sizes={sizes}
    src={image.url}
    width={image.width ?? undefined}
    height={image.height ?? undefined}
    alt={decoration ? '' : (image.alternativeText ?? '')}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
    $ratio={ratio}
  />
);
