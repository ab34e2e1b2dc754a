import { Formik, useFormikContext, type FormikHelpers, useField } from 'formik';
import { useState, type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import type { AnyObject, Schema } from 'yup';
import { Checkbox } from '@/ui/Checkbox';
import { failureMessage } from '@/ui/failureMessage';
import { Field } from '@/ui/Field';
import { Notice } from '@/ui/Notice';
import { TextArea } from '@/ui/TextInput';
import { TranslatableText } from '../translation';
import { Form } from './Form';
import { validateForm } from './formErrors';
import {
  emptyValues,
  withoutEmptyParts,
  type ChoicesOf,
  type FormValues,
  type NamesOf,
} from './formValues';
import { toServerErrors, useFieldError } from './serverErrors';
import {
  TextField,
  type TextFieldProps,
  DateField,
  NumberField,
  type NumberFieldProps,
  ChoiceField,
  type ChoiceFieldProps,
  blurField,
} from './fields';

type TextAreaFieldProps<Name extends string = string> = {
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  rows?: number;
};

const TextAreaField = ({ name, label, hint, required, rows }: TextAreaFieldProps) => {
  const [field, meta, helpers] = useField<string>(name);
  const error = useFieldError(name, meta);
  return (
    <Field name={name} label={label} hint={hint} required={required} error={error}>
      <TextArea {...field} onBlur={blurField(helpers)} rows={rows} />
    </Field>
  );
};

/** Takes the focus, as it may be off screen; an invalid field takes it afterwards. */
const FormFailure = ({ title, error }: { title: string; error: unknown }) => {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) container.current?.focus();
  }, [error]);
  return error ? (
    <div ref={container} tabIndex={-1}>
      <Notice tone="error" title={title}>
        {failureMessage(error)}
      </Notice>
    </div>
  ) : null;
};

type CheckboxFieldProps<Name extends string = string> = { name: Name; label: ReactNode };

const CheckboxField = ({ name, label }: CheckboxFieldProps) => {
  const [{ value, ...field }, meta, helpers] = useField<boolean>(name);
  const error = useFieldError(name, meta);
  return (
    <Checkbox {...field} onBlur={blurField(helpers)} checked={value} label={label} error={error} />
  );
};

interface ContractFormProps<Input, Values> extends ComponentProps<typeof Form> {
  initial?: Partial<Values>;
  /** Whether a change of `initial` resets the form, e.g. a form that reflects the URL. */
  follow?: boolean;
  /** Receives the values as normalized by the rules. `setFieldErrors` shows messages at their fields. */
  onSubmit: (
    input: Input,
    setFieldErrors: (fields: Record<string, string>) => void,
  ) => Promise<void>;
  /** Title of the error shown if `onSubmit` throws; the error's `fields` appear at theirs. */
  failed?: string;
}

type ChoiceFieldOf<Choice> = Choice extends {
  name: infer Name extends string;
  word: infer Word extends string;
}
  ? ChoiceFieldProps<Name, Word>
  : never;

interface ContractForm<Input, Values> {
  Form: (props: ContractFormProps<Input, Values>) => ReactNode;
  TextField: (props: TextFieldProps<NamesOf<Values, string>>) => ReactNode;
  /** The form value is a day, `2026-07-05`. */
  DateField: (props: TextFieldProps<NamesOf<Values, string>>) => ReactNode;
  TextAreaField: (props: TextAreaFieldProps<NamesOf<Values, string>>) => ReactNode;
  /** The form value is a number, or null if empty. */
  NumberField: (props: NumberFieldProps<NamesOf<Values, number | null>>) => ReactNode;
  CheckboxField: (props: CheckboxFieldProps<NamesOf<Values, boolean>>) => ReactNode;
  ChoiceField: (props: ChoiceFieldOf<ChoicesOf<Values>>) => ReactNode;
  useValues: () => {
    values: Values;
    dirty: boolean;
    setValues: (values: Values) => Promise<unknown>;
  };
}

/**
 * A typed form for an input, validated and normalized by its generated rules. Optional parts left empty are
 * not sent.
 * @param inputOf maps the values to the input, if the form has more fields
 */
export function contractForm<Input extends AnyObject, Values extends AnyObject = FormValues<Input>>(
  rules: Schema<Input>,
  inputOf: (values: Values) => unknown = (values) => values,
): ContractForm<Input, Values> {
  const empty = emptyValues(rules) as Values;
  const given = (values: Values) => withoutEmptyParts(rules, inputOf(values));

  const FormOfInput = ({
    initial,
    follow = false,
    onSubmit,
    failed,
    children,
    ...form
  }: ContractFormProps<Input, Values>) => {
    const [failure, setFailure] = useState<unknown>(null);
    const submit = async (values: Values, { setStatus }: FormikHelpers<Values>) => {
      const setFieldErrors = (fields: Record<string, string>) =>
        setStatus(toServerErrors(fields, values));
      setFailure(null);
      setStatus(undefined);
      try {
        await onSubmit(rules.cast(given(values)), setFieldErrors);
      } catch (error) {
        if (failed === undefined) throw error;
        setFailure(error);
        setFieldErrors(fieldsOf(error));
      }
    };
    return (
      <Formik
        initialValues={{ ...empty, ...initial }}
        enableReinitialize={follow}
        validate={(values) => validateForm<Values>(rules, given(values))}
        onSubmit={submit}
      >
        <Form {...form}>
          {failed ? <FormFailure title={failed} error={failure} /> : null}
          <TranslatableText>{children}</TranslatableText>
        </Form>
      </Formik>
    );
  };

  return {
    Form: FormOfInput,
    TextField,
    DateField,
    TextAreaField,
    NumberField,
    CheckboxField,
    ChoiceField,
    useValues: () => useFormikContext<Values>(),
  };
}

const fieldsOf = (error: unknown): Record<string, string> =>
  typeof error === 'object' && error !== null && 'fields' in error
    ? (error.fields as Record<string, string>)
    : {};
