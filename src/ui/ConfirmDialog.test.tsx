import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog';

const openDialog = (onConfirm: () => Promise<void>, onClose = vi.fn()) => {
  render(
    <ConfirmDialog
      open
      title="Huỷ đơn DH26A7K3Q?"
      action="Huỷ đơn"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      Chỗ đã giữ sẽ được trả lại.
    </ConfirmDialog>,
  );
  return onClose;
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('does nothing until it is confirmed, then closes', async () => {
  const onConfirm = vi.fn(async () => undefined);
  const onClose = openDialog(onConfirm);
  expect(onConfirm).not.toHaveBeenCalled();
  await press('Huỷ đơn');
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays open with the error if the action fails, and allows a retry', async () => {
  const refusal = Object.assign(new Error('Đơn này đã được thanh toán.'), { status: 409 });
  const onConfirm = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValueOnce(undefined);
  const onClose = openDialog(onConfirm);
  await press('Huỷ đơn');
  expect(screen.getByRole('alert')).toHaveTextContent('Đơn này đã được thanh toán.');
  expect(onClose).not.toHaveBeenCalled();
  await press('Huỷ đơn');
  expect(onClose).toHaveBeenCalledOnce();
});

it('runs the action once on a double click', async () => {
  let finish = (): void => undefined;
  const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  openDialog(onConfirm);
  await press('Huỷ đơn');
  await press('Huỷ đơn');
  finish();
  expect(onConfirm).toHaveBeenCalledOnce();
});
