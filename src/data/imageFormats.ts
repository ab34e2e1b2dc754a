/** One of the smaller copies that Strapi keeps of a picture. */
interface ImageFormat {
  url: string;
  /** Pixels. */
  width: number;
}

/** By Strapi's names: `thumbnail`, `small`, `medium`, `large`; what else stands there is left alone. */
export type ImageFormats = Record<string, ImageFormat | undefined>;
