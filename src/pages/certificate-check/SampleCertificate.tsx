import { styled } from 'styled-components';
import { markBars, markSize } from '@/ui/mark';
import { theme } from '@/ui/theme';
import { sampleId } from '@/features/certification/certificatePages';
import { texts } from '@/features/certification/texts';

const Figure = styled.figure`
  margin: 0;
`;

const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid ${theme.color.line};
  background: ${theme.color.paper};
  font-family: ${theme.font.sans};
  font-size: 21px;
  text-anchor: middle;
`;

const Caption = styled.figcaption`
  margin-top: ${theme.space[3]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
`;

const Serif = styled.text`
  font-family: ${theme.font.serif};
  font-weight: ${theme.weight.strong};
`;

const Watermark = styled(Serif)`
  font-size: 190px;
  letter-spacing: 0.12em;
  fill: none;
  stroke: ${theme.color.primary};
  stroke-width: 2;
  opacity: 0.3;
`;

const width = 720;
const height = 510;
const middle = width / 2;
const labels = texts.sample;

/** Ruled margins, as in a ledger. */
const rules = Array.from({ length: 27 }, (_, row) => {
  const y = 60 + row * 15;
  return `M44 ${y}h14M${width - 58} ${y}h14`;
}).join('');

/** A drawing that shows where number and date are, marked "Mẫu" (sample). */
export const SampleCertificate = () => (
  <Figure id={sampleId}>
    <Sheet viewBox={`0 0 ${width} ${height}`} role="img" aria-label={labels.alt}>
      <path fill="none" stroke={theme.color.control} d={rules} />
      <path
        fill="none"
        stroke={theme.color.ink}
        strokeWidth="2"
        d={`M24 24H${width - 24}V${height - 24}H24Z`}
      />
      <path
        fill="none"
        stroke={theme.color.accent}
        strokeWidth="3"
        d={`M33 33H${width - 33}V${height - 33}H33Z`}
      />
      <g transform={`translate(${middle - markSize / 2} 58)`}>
        {markBars.map((bar) => (
          <path
            key={bar.x}
            fill={bar.color}
            d={`M${bar.x} ${bar.y}h${bar.width}v${bar.height}h-${bar.width}z`}
          />
        ))}
      </g>
      <Watermark x={middle} y="335" transform={`rotate(-22 ${middle} 262)`}>
        {labels.mark}
      </Watermark>
      <g fill={theme.color.ink}>
        <text x={middle} y="156">
          {labels.institute}
        </text>
        <text x={middle} y="212" fill={theme.color.muted}>
          {labels.given}
        </text>
        <Serif x={middle} y="266" fontSize="46">
          {labels.holder}
        </Serif>
        <text x={middle} y="308" fill={theme.color.muted}>
          {labels.earned}
        </text>
        <Serif x={middle} y="358" fontSize="31">
          {texts.certifications.CIA}
        </Serif>
        <g textAnchor="start">
          <text x="80" y="424" fill={theme.color.muted}>
            {labels.number}
          </text>
          <Serif x="80" y="455" fontSize="26">
            {labels.numberValue}
          </Serif>
        </g>
        <g textAnchor="end">
          <text x={width - 80} y="424" fill={theme.color.muted}>
            {labels.issued}
          </text>
          <Serif x={width - 80} y="455" fontSize="26">
            {labels.issuedValue}
          </Serif>
        </g>
      </g>
    </Sheet>
    <Caption>{labels.caption}</Caption>
  </Figure>
);
