import type { ReadHostFile } from '../hostFiles';
import { shareImageSize } from '../../src/lib/shareImage';
import { markColors, palettes } from '../../src/ui/colors';
import { markBars, markSize } from '../../src/ui/mark';
import { texts } from '../../src/ui/texts';

const { width, height } = shareImageSize;
const { light } = palettes;
const SERIF = 'Source Serif 4';
const SANS = 'Be Vietnam Pro';
const MARGIN = 72;
const FIELD = 300;
const MARK = 282;
/** Stacked diacritics need room. */
const LINE_HEIGHT = 1.24;
/** More than fits in the smallest size. */
const MAX_CHARACTERS = 400;

/** Font sizes in pixels with their maximum number of lines, tried in this order. */
const sizes = [
  { size: 68, lines: 4 },
  { size: 54, lines: 5 },
];
/** A title that is still too long ends with an ellipsis. */
const smallest = { size: 44, lines: 6 };

/** Without the ground, which is the field. */
const [, ...bars] = markBars;

export type ShareFonts = { name: string; data: Buffer }[];

/** Satori parses them once per array. */
export async function readShareFonts(readHostFile: ReadHostFile): Promise<ShareFonts> {
  const [sans, serif] = await Promise.all([readHostFile('sans.ttf'), readHostFile('serif.ttf')]);
  return [
    { name: SANS, data: sans },
    { name: SERIF, data: serif },
  ];
}

interface CardProps {
  title: string;
  host: string;
  size: number;
  /** Lines after which the title ends with an ellipsis. */
  clamp?: number;
}

const card = ({ title, host, size, clamp }: CardProps) => (
  <div style={{ display: 'flex', width, height, background: light.paper, fontFamily: SANS }}>
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: `0 ${MARGIN}px` }}>
      <div style={{ marginTop: 76, height: 58, fontSize: 28, color: light.ink }}>
        {texts.siteFullName}
      </div>
      <div style={{ height: 2, background: light.line }} />
      <div
        id="title"
        style={{
          display: 'block',
          marginTop: 98 - size,
          fontFamily: SERIF,
          fontSize: size,
          lineHeight: LINE_HEIGHT,
          lineClamp: clamp,
          wordBreak: 'break-word',
          color: light.ink,
        }}
      >
        {title}
      </div>
      <div
        style={{
          position: 'absolute',
          left: MARGIN,
          top: height - 98,
          width: 56,
          height: 6,
          background: light.accent,
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: MARGIN,
          top: height - 72,
          fontSize: 24,
          color: light.muted,
        }}
      >
        {host}
      </div>
    </div>
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: FIELD,
        background: markColors.ground,
      }}
    >
      <svg width={MARK} height={MARK} viewBox={`0 0 ${markSize} ${markSize}`}>
        {bars.map(({ color, ...bar }) => (
          <rect key={bar.x} {...bar} fill={color} />
        ))}
      </svg>
    </div>
  </div>
);

interface ShareImageSvg {
  svg: string;
  /** Of the title, in pixels. */
  size: number;
}

/** The SVG of a title in the largest size that fits. Any text is safe: it becomes outlines, not markup. */
export async function shareImageSvg(
  title: string,
  host: string,
  fonts: ShareFonts,
): Promise<ShareImageSvg> {
  const { default: satori } = await import('satori');
  const text = title
    .normalize('NFC')
    .slice(0, MAX_CHARACTERS)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  let titleHeight = 0;
  const svgIn = (size: number, clamp?: number) =>
    satori(card({ title: text, host, size, clamp }), {
      width,
      height,
      fonts,
      onNodeDetected: (node) => {
        if (node.props.id === 'title') titleHeight = node.height;
      },
    });
  for (const { size, lines } of sizes) {
    const svg = await svgIn(size);
    if (titleHeight < (lines + 0.5) * size * LINE_HEIGHT) return { svg, size };
  }
  return { svg: await svgIn(smallest.size, smallest.lines), size: smallest.size };
}

/** Draws a page's title with the institute's name and mark. */
export async function drawShareImage(
  title: string,
  host: string,
  fonts: ShareFonts,
): Promise<Buffer> {
  const { svg } = await shareImageSvg(title, host, fonts);
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
