import { useEffect } from 'react';
import { saveValues, orderForm } from './checkoutForm';

/** Saves the form on every change, so that it never has to be filled in twice. */
export const SaveDraft = ({ owner }: { owner: string }) => {
  const { values, dirty } = orderForm.useValues();
  useEffect(() => {
    if (dirty) saveValues(owner, values);
  }, [dirty, owner, values]);
  return null;
};
