import { orderForm } from './checkoutForm';
import { texts } from './texts';

export const NoteField = () => <orderForm.TextAreaField name="note" label={texts.note} rows={3} />;
