import { formatAmount } from '@iia/shared/numbers';
import type {
  PaymentInstructions_paymentFragment,
  PaymentInstructions_paymentFragment as Payment,
} from '@/data/generated/operations/features/checkout';
import { saveBlob } from '@/lib/saveFile';
import { Button } from '@/ui/Button';
import { scannedColors } from '@/ui/colors';
import { Icon } from '@/ui/Icon';
import { ScreenOnly } from '@/ui/printVisibility';
import { qrPath } from '@/ui/qrPath';
import { theme } from '@/ui/theme';
import { toast } from '@/ui/toast';
import { texts } from './texts';

/** Pixels. A phone's gallery shows it whole, and a banking app reads it from there. */
const width = 960;
const margin = 48;

interface QrImageLine {
  text: string;
  /** Pixels. */
  size: number;
  strong: boolean;
}

/** The text below the code, so that the saved image identifies the payment. */
export function qrImageLines(payment: Payment): QrImageLine[] {
  const { amount, purpose, accountNumber, accountName, bankName } = payment;
  const labels = texts.payment;
  return [
    { text: formatAmount(amount), size: 64, strong: true },
    { text: `${labels.purpose}: ${purpose}`, size: 40, strong: true },
    { text: `${labels.account}: ${accountNumber}`, size: 36, strong: false },
    { text: accountName, size: 36, strong: false },
    { text: bankName, size: 36, strong: false },
  ];
}

/** A payment's code with amount, purpose and account, on white in either theme. */
function drawQrImage(payment: Payment): HTMLCanvasElement {
  const { size, d } = qrPath(payment.vietQr);
  const lines = qrImageLines(payment);
  const leading = 1.5;
  // Whole pixels per module: blurred edges are hard to read.
  const scale = Math.floor((width - 2 * margin) / size);
  const side = size * scale;

  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = lines.reduce((sum, line) => sum + line.size * leading, side + 2 * margin);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser does not support canvas 2D.');
  context.fillStyle = scannedColors.ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = scannedColors.ink;

  context.save();
  context.translate((width - side) / 2, margin);
  context.scale(scale, scale);
  context.fill(new Path2D(d));
  context.restore();

  context.textAlign = 'center';
  let baseline = margin + side;
  for (const { text, size: height, strong } of lines) {
    baseline += height * leading;
    context.font = `${strong ? 600 : 400} ${height}px ${theme.font.sans}`;
    context.fillText(text, width / 2, baseline - height * 0.4, width - 2 * margin);
  }
  return canvas;
}

type SaveQrButtonProps = { payment: PaymentInstructions_paymentFragment };

/** A buyer cannot scan a code shown on the same phone, but banking apps can open it from the gallery. */
export const SaveQrButton = ({ payment }: SaveQrButtonProps) => {
  const save = async () => {
    try {
      saveBlob(await pngOf(drawQrImage(payment)), `VietQR-${payment.purpose}.png`);
    } catch {
      toast(texts.payment.saveFailed, 'error');
    }
  };
  return (
    <ScreenOnly>
      <Button
        variant="secondary"
        wide
        aria-label={texts.payment.saveQrOf(payment.purpose)}
        onClick={() => void save()}
      >
        <Icon name="download-simple" />
        {texts.payment.saveQr}
      </Button>
    </ScreenOnly>
  );
};

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error('The canvas could not be encoded as an image.')),
    ),
  );
