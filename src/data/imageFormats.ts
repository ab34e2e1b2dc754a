/** A smaller or better compressed copy of a picture, made by the server. */
interface ImageFormat {
  url: string;
  width: number;
  /** `image/avif` or `image/webp`; for older pictures, the original's type. */
  mime: string;
}

/** By size and type, e.g. `small_webp`; other keys are ignored. */
export type ImageFormats = Record<string, ImageFormat | undefined>;
