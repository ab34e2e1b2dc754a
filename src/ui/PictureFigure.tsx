import { styled } from 'styled-components';
import { Picture, type PictureImage } from './Picture';
import { theme } from './theme';

const Figure = styled.figure`
  margin: 0;
`;

const Credit = styled.figcaption`
  margin-top: ${theme.space[2]};
  font-size: ${theme.size.xs};
  line-height: 1.5;
  color: ${theme.color.muted};
`;

export type CreditedImage = PictureImage & { caption: string | null };

type PictureFigureProps = {
  image: CreditedImage;
  sizes: string;
  ratio?: string;
  eager?: boolean;
};

/** A picture with its source and rights. */
export const PictureFigure = ({ image, ...rest }: PictureFigureProps) => (
  <Figure>
    <Picture image={image} {...rest} />
    {image.caption ? <Credit>{image.caption}</Credit> : null}
  </Figure>
);
