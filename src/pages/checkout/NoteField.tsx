import { useField } from 'formik';
import { Field } from '@/ui/Field';
import { useShownError } from '@/ui/forms/refusals';
import { TextArea } from '@/ui/TextArea';
import { texts } from './texts';

/** A word to the institute. */
export const NoteField = () => {
  const [field, meta] = useField<string>('note');
  const error = useShownError('note', meta);
  return (
    <Field name="note" label={texts.note} error={error}>
      <TextArea {...field} rows={3} />
    </Field>
  );
};
