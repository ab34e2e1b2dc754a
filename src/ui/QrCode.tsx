import { useMemo } from 'react';
import { styled } from 'styled-components';
import { scannedColors } from './colors';
import { theme } from './theme';
import { qrPath } from './qrPath';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 14rem;
  height: auto;
  border: 1px solid ${theme.color.line};
`;

type QrCodeProps = {
  /** The encoded text. */
  text: string;
  /** The code's content as text. */
  alternative: string;
};

/** Rendered locally, so that no third party learns the content. */
export const QrCode = ({ text, alternative }: QrCodeProps) => {
  const { size, d } = useMemo(() => qrPath(text), [text]);
  return (
    <Drawing
      role="img"
      aria-label={alternative}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill={scannedColors.ground} />
      <path d={d} fill={scannedColors.ink} />
    </Drawing>
  );
};
