import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { AnyObject, Schema } from 'yup';
import { TranslatableText } from '../TranslatableText';
import { ChoiceField, type ChoiceFieldProps } from './ChoiceField';
import { DateField } from './DateField';
import { CheckboxField, type CheckboxFieldProps } from './CheckboxField';
import { Form } from './Form';
import { validateForm } from './formErrors';
import { FormFailure } from './FormFailure';
import {
  emptyValues,
  withoutEmptyParts,
  type ChoicesOf,
  type FormValues,
  type NamesOf,
} from './formValues';
import { NumberField, type NumberFieldProps } from './NumberField';
import { toServerErrors } from './serverErrors';
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField';
import { TextField, type TextFieldProps } from './TextField';

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
