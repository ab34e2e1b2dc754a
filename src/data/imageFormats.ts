interface ImageFormat {
  url: string;
  width: number;
  /** `image/avif` or `image/webp`; for older pictures, the original's type. */
  mime: string;
}

export type ImageFormats = Record<string, ImageFormat | undefined>;
