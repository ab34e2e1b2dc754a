import { useField } from 'formik';
import { Field } from '@/ui/Field';
import { shownError } from '@/ui/forms/shownError';
import { TextArea } from '@/ui/TextArea';
import { texts } from './texts';

/** A word to the institute. */
export const NoteField = () => {
  const [field, meta] = useField<string>('note');
  return (
    <Field name="note" label={texts.note} error={shownError(meta)}>
      <TextArea {...field} rows={3} />
    </Field>
  );
};
