import { Picture, type PictureImage } from '../Picture';
import { Cover } from './Cover';
import type { CoverOf, CoverShape } from './drawCover';

const ratios: Record<CoverShape, string> = {
  page: '3 / 4',
  wide: '8 / 5',
  square: '1',
  small: '4 / 3',
};

type ItemCoverProps = CoverOf & {
  /** Uploaded by an editor; otherwise a cover is drawn. */
  image: PictureImage | null;
  sizes: string;
  eager?: boolean;
};

export const ItemCover = ({ image, sizes, eager, shape = 'page', ...drawn }: ItemCoverProps) =>
  image ? (
    <Picture
      image={image}
      sizes={sizes}
      ratio={ratios[shape]}
      eager={eager}
      decoration={shape === 'small'}
    />
  ) : (
    <Cover {...drawn} shape={shape} />
  );
