import type { PaymentInstructions_paymentFragment } from '@/data/generated/operations/features/checkout';
import { saveBlob } from '@/lib/saveFile';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { ScreenOnly } from '@/ui/printVisibility';
import { toast } from '@/ui/toast';
import { drawQrImage } from './qrImage';
import { texts } from './texts';

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
