import { styled } from 'styled-components';

/** A picture as the server tells it; `formats` are its copies. */
export interface PictureImage {
  url: string;
  alternativeText: string | null;
  /** Pixels. */
  width: number | null;
  height: number | null;
  formats: Record<string, { url: string; width: number; mime: string } | undefined> | null;
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

const Sources = styled.picture`
  display: contents;
`;

const AVIF = 'image/avif';

/**
 * The copies by their width, the narrowest first: those in AVIF for browsers that have it, the others
 * for all. The picture itself is among the latter where none of them is as wide.
 */
export function sourcesOf({ url, width, formats }: PictureImage): { avif?: string; all?: string } {
  const copies = Object.values(formats ?? {}).flatMap((copy) => (copy ? [copy] : []));
  const avif = copies.filter(({ mime }) => mime === AVIF);
  const others = copies.filter(({ mime }) => mime !== AVIF);
  const isCovered = width !== null && others.some((copy) => copy.width >= Math.min(width, WIDEST));
  if (others.length > 0 && width !== null && !isCovered) others.push({ url, width, mime: '' });
  return { avif: srcSet(avif), all: srcSet(others) };
}

/** Pixels: no page shows a picture wider, on a dense screen neither. */
const WIDEST = 1600;

const srcSet = (copies: readonly { url: string; width: number }[]): string | undefined =>
  copies
    .toSorted((one, other) => one.width - other.width)
    .map((copy) => `${copy.url} ${copy.width}w`)
    .join(', ') || undefined;

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
}: PictureProps) => {
  const { avif, all } = sourcesOf(image);
  return (
    <Sources>
      {avif && <source type={AVIF} srcSet={avif} sizes={sizes} />}
      <Frame
        srcSet={all}
        sizes={sizes}
        src={image.url}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        alt={decoration ? '' : (image.alternativeText ?? '')}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        $ratio={ratio}
      />
    </Sources>
  );
};
