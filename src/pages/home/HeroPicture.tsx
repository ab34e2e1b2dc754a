import { styled } from 'styled-components';
import { Picture, type PictureImage } from '@/ui/Picture';
import { theme } from '@/ui/theme';

const Frame = styled.div`
  margin-top: ${theme.space[10]};
`;

export const HeroPicture = ({ image }: { image: PictureImage }) => (
  <Frame>
    <Picture image={image} sizes="(min-width: 80em) 74rem, 100vw" ratio="12 / 5" />
  </Frame>
);
