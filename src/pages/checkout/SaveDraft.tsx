import { useEffect } from 'react';
import { saveValues, orderForm } from './checkoutForm';

/** Keeps what is typed, at every change: nobody fills in this form twice. */
export const SaveDraft = ({ owner }: { owner: string }) => {
  const { values, dirty } = orderForm.useValues();
  useEffect(() => {
    if (dirty) saveValues(owner, values);
  }, [dirty, owner, values]);
  return null;
};
