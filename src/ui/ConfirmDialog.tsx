import { useState, type ReactNode } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { failureMessage } from './failureMessage';
import { Notice } from './Notice';
import { Stack } from './layout';
import { texts } from './texts';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  children: ReactNode;
  /** A verb phrase: "Huỷ đơn". */
  action: string;
  /** `primary` for an action that takes nothing away. */
  variant?: 'danger' | 'primary';
  /** If it throws, the dialog stays open and shows the error. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks before something that cannot easily be undone. */
export const ConfirmDialog = ({
  open,
  title,
  children,
  action,
  variant = 'danger',
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const close = (): void => {
    if (busy) return;
    setFailure(null);
    onClose();
  };
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close} unavailable={busy}>
            {texts.close}
          </Button>
          <Button variant={variant} busy={busy} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <div>{children}</div>
        {failure === null ? null : <Notice tone="error">{failureMessage(failure)}</Notice>}
      </Stack>
    </Dialog>
  );
};
