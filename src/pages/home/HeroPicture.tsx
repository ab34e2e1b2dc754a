import { styled } from 'styled-components';
import type { HomePageQuery } from '@/data/generated/operations/HomePage';
import { theme } from '@/ui/theme';

const Picture = styled.img`
  display: block;
  width: 100%;
  max-height: 32rem;
  margin-top: ${theme.space[10]};
  object-fit: cover;
`;

type Image = NonNullable<NonNullable<HomePageQuery['homePage']>['hero']['image']>;

/** The picture that the editors put below the opening. */
export const HeroPicture = ({ image }: { image: Image }) => (
  <Picture
    src={image.url}
    alt={image.alternativeText ?? ''}
    width={image.width ?? undefined}
    height={image.height ?? undefined}
    loading="lazy"
  />
);
