import { orderForm } from './checkoutForm';
import { texts } from './texts';

/** A word to the institute. */
export const NoteField = () => <orderForm.TextAreaField name="note" label={texts.note} rows={3} />;
