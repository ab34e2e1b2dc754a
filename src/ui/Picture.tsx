import { styled } from 'styled-components';

export interface PictureImage {
  url: string;
  alternativeText: string | null;
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
    filter: brightness(0.82);
  }
`;

const Sources = styled.picture`
  display: contents;
`;

const AVIF = 'image/avif';

/** `srcset`s by width: AVIF copies, and all others. The original is included if no copy is as wide. */
export function sourcesOf({ url, width, formats }: PictureImage): { avif?: string; all?: string } {
  const copies = Object.values(formats ?? {}).flatMap((copy) => (copy ? [copy] : []));
  const avif = copies.filter(({ mime }) => mime === AVIF);
  const others = copies.filter(({ mime }) => mime !== AVIF);
  const isCovered = width !== null && others.some((copy) => copy.width >= Math.min(width, WIDEST));
  if (others.length > 0 && width !== null && !isCovered) others.push({ url, width, mime: '' });
  return { avif: srcSet(avif), all: srcSet(others) };
}

/** The widest any page shows a picture, even on dense screens. */
const WIDEST = 1600;

const srcSet = (copies: readonly { url: string; width: number }[]): string | undefined =>
  [...copies]
    .sort((one, other) => one.width - other.width)
    .map((copy) => `${copy.url} ${copy.width}w`)
    .join(', ') || undefined;

type PictureProps = {
  image: PictureImage;
  /** As in `img`: `(min-width: 60em) 20rem, 100vw`. */
  sizes: string;
  /** CSS aspect ratio to crop to, e.g. `4 / 3`. */
  ratio?: string;
  /** Above the fold. */
  eager?: boolean;
  /** For an empty `alt`: the content is given next to it. */
  decoration?: boolean;
};

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
