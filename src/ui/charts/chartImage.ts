/** Twice as sharp as the screen's pixels, for print. */
const SCALE = 2;
const MARGIN = 24;
const HEAD = 56;

interface Heading {
  title: string;
  /** Smaller, beneath the title. */
  note: string;
}

/**
 * Renders a chart as PNG with its heading, always in the light theme, for use in reports. Draws shape by shape, because
 * an SVG drawn as an image cannot use the page's fonts.
 * @throws Error if the browser has no canvas
 */
export async function chartImage(svg: SVGSVGElement, heading: Heading): Promise<Blob> {
  const { dataset } = document.documentElement;
  const shown = dataset.theme;
  const canvas = document.createElement('canvas');
  try {
    dataset.theme = 'light';
    paint(canvas, svg, heading);
  } finally {
    if (shown === undefined) delete dataset.theme;
    else dataset.theme = shown;
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((image) => {
      if (image) resolve(image);
      else reject(new Error('The canvas could not be encoded as an image.'));
    }, 'image/png'),
  );
}

function paint(canvas: HTMLCanvasElement, svg: SVGSVGElement, { title, note }: Heading): void {
  const frame = svg.getBoundingClientRect();
  canvas.width = (frame.width + 2 * MARGIN) * SCALE;
  canvas.height = (frame.height + 2 * MARGIN + HEAD) * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser does not support canvas 2D.');
  const page = getComputedStyle(document.body);
  context.scale(SCALE, SCALE);
  context.fillStyle = page.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = 'alphabetic';
  context.fillStyle = page.color;
  context.font = `600 18px ${page.fontFamily}`;
  context.fillText(title, MARGIN, MARGIN + 16, frame.width);
  context.font = `13px ${page.fontFamily}`;
  context.fillText(note, MARGIN, MARGIN + 38, frame.width);
  context.translate(MARGIN - frame.left, MARGIN + HEAD - frame.top);
  for (const shape of svg.querySelectorAll('rect, line, text')) paintShape(context, shape);
}

function paintShape(context: CanvasRenderingContext2D, shape: Element): void {
  const { left, top, width, height } = shape.getBoundingClientRect();
  const style = getComputedStyle(shape);
  if (shape.tagName === 'rect') {
    context.fillStyle = style.fill;
    context.fillRect(left, top, width, height);
  } else if (shape.tagName === 'line') {
    context.strokeStyle = style.stroke;
    context.beginPath();
    context.moveTo(left, top);
    context.lineTo(left + width, top + height);
    context.stroke();
  } else {
    context.fillStyle = style.fill;
    context.font = `${style.fontSize} ${style.fontFamily}`;
    context.textBaseline = 'middle';
    context.fillText(shape.textContent, left, top + height / 2);
  }
}
