import { useMemo } from 'react';
import { styled } from 'styled-components';
import { scannedColors } from '@/ui/colors';
import { theme } from '@/ui/theme';
import { qrPath } from './qrPath';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  max-width: 14rem;
  height: auto;
  border: 1px solid ${theme.color.line};
`;

type VietQrCodeProps = {
  /** The EMVCo text. */
  text: string;
  /** Says in words what the code holds. */
  alternative: string;
};

/** A payment's VietQR code, drawn here: no service learns who pays what. */
export const VietQrCode = ({ text, alternative }: VietQrCodeProps) => {
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
