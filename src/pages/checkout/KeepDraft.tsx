import { useEffect } from 'react';
import { keepValues, orderForm } from './checkoutForm';

/** Keeps what is typed, at every change: nobody fills in this form twice. */
export const KeepDraft = ({ owner }: { owner: string }) => {
  const { values, dirty } = orderForm.useValues();
  useEffect(() => {
    if (dirty) keepValues(owner, values);
  }, [dirty, owner, values]);
  return null;
};
