import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { markBars, markSize } from '@/ui/mark';
import { media, theme } from '@/ui/theme';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { texts } from './texts';

const Mark = ({ className }: { className?: string }) => (
  <svg className={className} viewBox={`0 0 ${markSize} ${markSize}`} aria-hidden="true">
    {markBars.map(({ x, y, width, height, color }) => (
      <path key={x} fill={color} d={`M${x} ${y}h${width}v${height}h-${width}z`} />
    ))}
  </svg>
);

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[2]};
  color: ${theme.color.ink};
  text-decoration: none;
`;

const Sign = styled(Mark)`
  display: block;
  width: 2.5rem;
  height: 2.5rem;

  ${media.up('lg')} {
    width: 3rem;
    height: 3rem;
  }
`;

const Name = styled.span`
  display: block;
  font-family: ${theme.font.serif};
  font-size: ${theme.size.lg};
  font-weight: ${theme.weight.strong};
  line-height: 1.25;
  letter-spacing: -0.01em;
  white-space: nowrap;

  ${media.up('lg')} {
    font-size: ${theme.size.xl};
  }
`;

const Full = styled.span`
  display: block;
  font-size: ${theme.size.xs};
  line-height: 1.4;
  color: ${theme.color.muted};
  white-space: nowrap;

  ${media.up('lg')} {
    font-size: ${theme.size.xs};
  }
`;

export const Brand = () => (
  <Home to={paths.home()}>
    <Sign />
    <span>
      <Name>{texts.brand.short}</Name> <Full>{texts.brand.full}</Full>
      <VisuallyHidden>{texts.brand.home}</VisuallyHidden>
    </span>
  </Home>
);
