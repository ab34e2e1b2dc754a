/** One of the copies that the server keeps of a picture, smaller or better packed. */
interface ImageFormat {
  url: string;
  /** Pixels. */
  width: number;
  /** `image/avif`, `image/webp`; of pictures from before there were those, the picture's own type. */
  mime: string;
}

/** By the name of their size and type, e.g. `small_webp`; what else stands there is left alone. */
export type ImageFormats = Record<string, ImageFormat | undefined>;
