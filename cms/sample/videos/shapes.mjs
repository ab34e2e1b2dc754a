/** SVG parts of a slide. `at` is when a part appears, in seconds after the slide began; 0 is there at once. */

export const colors = {
  paper: '#ffffff',
  band: '#f5f3ee',
  ink: '#0b2a3d',
  muted: '#51606a',
  line: '#dcd8cf',
  primary: '#006299',
  wash: '#eaf3f8',
  accent: '#99ca3c',
};

export const left = 96;
export const right = 1184;

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const enter = (at, how) => (at > 0 ? ` data-at="${at}" data-how="${how}"` : '');

/** Lines of text, the first at the baseline `y`. `**…**` is bold. */
export function text(x, y, content, options = {}) {
  const {
    at = 0,
    size = 26,
    color = colors.ink,
    serif,
    strong,
    anchor = 'start',
    leading,
  } = options;
  const spans = [content].flat().map((line, index) => {
    const parts = escape(line)
      .split('**')
      .map((part, at) => (at % 2 ? `<tspan font-weight="600">${part}</tspan>` : part));
    return `<tspan x="${x}" dy="${index && (leading ?? size * 1.45)}">${parts.join('')}</tspan>`;
  });
  const family = serif ? 'Source Serif 4' : 'Be Vietnam Pro';
  return `<text x="${x}" y="${y}" font-family="'${family}'" font-size="${size}" fill="${color}"
    font-weight="${strong ? 600 : 400}" text-anchor="${anchor}"${enter(at, 'rise')}>${spans.join('')}</text>`;
}

export function rect(x, y, width, height, options = {}) {
  const { at = 0, fill = colors.wash, stroke = 'none', how = 'fade', dash } = options;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="${stroke}"
    stroke-width="1.5"${dash ? ` stroke-dasharray="${dash}"` : ''}${enter(at, how)}/>`;
}

export function circle(x, y, radius, options = {}) {
  const { at = 0, fill = colors.primary, stroke = 'none', width = 2 } = options;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${stroke}"
    stroke-width="${width}"${enter(at, 'fade')}/>`;
}

/** A line that draws itself along the path `d`. */
export function stroke(d, options = {}) {
  const { at = 0, color = colors.ink, width = 2, dash } = options;
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="square"
    ${dash ? `stroke-dasharray="${dash}"` : 'pathLength="1"'}${enter(at, dash ? 'fade' : 'draw')}/>`;
}

export const group = (content, { at = 0, how = 'rise', transform } = {}) =>
  `<g${transform ? ` transform="${transform}"` : ''}><g${enter(at, how)}>${[content].flat(9).join('')}</g></g>`;

/** An arrow that draws itself, then shows its head. */
export function arrow([x1, y1], [x2, y2], { at = 0, color = colors.ink } = {}) {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const head = `<g transform="translate(${x2} ${y2}) rotate(${angle})"><path d="M-12 -6L0 0L-12 6"
    fill="none" stroke="${color}" stroke-width="2"/></g>`;
  return (
    stroke(`M${x1} ${y1}L${x2} ${y2}`, { at, color }) +
    group(head, { at: at ? at + 0.5 : 0, how: 'fade' })
  );
}

/** The institute's mark: a tick that is also a column of figures. */
export function mark(x, y, size, at = 0) {
  const bars = [
    [9, 29],
    [19, 37],
    [29, 29],
    [39, 21],
    [49, 13],
  ].map(([barX, barY], index) =>
    rect(barX, barY, 7, 15, {
      fill: index === 4 ? colors.accent : colors.paper,
      at: at && at + index * 0.15,
      how: 'growY',
    }),
  );
  return group([rect(0, 0, 64, 64, { fill: colors.primary }), ...bars], {
    how: 'fade',
    transform: `translate(${x} ${y}) scale(${size / 64})`,
  });
}

/** Everything of a slide but its diagram. */
export const heading = (eyebrow, title) =>
  text(left, 92, eyebrow, { size: 20, strong: true, color: colors.primary, at: 0.1 }) +
  text(left, 146, title, { size: 42, serif: true, strong: true, at: 0.3 }) +
  stroke(`M${left} 176L${right} 176`, { color: colors.ink, width: 1.5, at: 0.5 });
