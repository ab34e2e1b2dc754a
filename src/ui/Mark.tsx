import { markBars, markSize } from './mark';

export const Mark = ({ className }: { className?: string }) => (
  <svg className={className} viewBox={`0 0 ${markSize} ${markSize}`} aria-hidden="true">
    {markBars.map(({ x, y, width, height, color }) => (
      <path key={x} fill={color} d={`M${x} ${y}h${width}v${height}h-${width}z`} />
    ))}
  </svg>
);
