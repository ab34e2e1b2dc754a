import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { AnyObject, Schema } from 'yup';
import { ChoiceField, type ChoiceFieldProps } from './ChoiceField';
import { FlagField, type FlagFieldProps } from './FlagField';
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
import { refusalsOf } from './refusals';
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField';
import { TextField, type TextFieldProps } from './TextField';

interface ContractFormProps<Input, Values> extends ComponentProps<typeof Form> {
  /** What stands in it at first, where that is not nothing. */
  initial?: Partial<Values>;
  /**
   * Sends what was filled in, as the rules tidy it. `refuse` tells messages at their fields.
   */
  onSubmit: (input: Input, refuse: (fields: Record<string, string>) => void) => Promise<void>;
  /** What stands above the form when sending it throws; the error's `fields` are told at theirs. */
  failed?: string;
}

/** The field of a choice accepts only its own values. */
type ChoiceFieldOf<Choice> = Choice extends {
  name: infer Name extends string;
  word: infer Word extends string;
}
  ? ChoiceFieldProps<Name, Word>
  : never;

/** What a form is made of: its fields' names, and the kinds of their values, are its input's. */
interface ContractForm<Input, Values> {
  Form: (props: ContractFormProps<Input, Values>) => ReactNode;
  TextField: (props: TextFieldProps<NamesOf<Values, string>>) => ReactNode;
  TextAreaField: (props: TextAreaFieldProps<NamesOf<Values, string>>) => ReactNode;
  /** For a number: the form holds and sends a number, null where none was typed. */
  NumberField: (props: NumberFieldProps<NamesOf<Values, number | null>>) => ReactNode;
  FlagField: (props: FlagFieldProps<NamesOf<Values, boolean>>) => ReactNode;
  ChoiceField: (props: ChoiceFieldOf<ChoicesOf<Values>>) => ReactNode;
  /** What stands in the form around it, and whether anything was changed. */
  useValues: () => { values: Values; dirty: boolean };
}

/**
 * The form of an input: held to its rules while it is filled in, sent as they tidy it. An optional part
 * that is left empty is not sent.
 *
 * @param rules the generated rules of the input.
 * @param inputOf the input of what stands in the form, where the form holds more than the input does.
 */
export function contractForm<Input extends AnyObject, Values extends AnyObject = FormValues<Input>>(
  rules: Schema<Input>,
  inputOf: (values: Values) => unknown = (values) => values,
): ContractForm<Input, Values> {
  const empty = emptyValues(rules) as Values;
  const given = (values: Values) => withoutEmptyParts(rules, inputOf(values));

  const FormOfInput = ({
    initial,
    onSubmit,
    failed,
    children,
    ...form
  }: ContractFormProps<Input, Values>) => {
    const [failure, setFailure] = useState<unknown>(null);
    const submit = async (values: Values, { setStatus }: FormikHelpers<Values>) => {
      const refuse = (fields: Record<string, string>) => setStatus(refusalsOf(fields, values));
      setFailure(null);
      setStatus(undefined);
      try {
        await onSubmit(rules.cast(given(values)), refuse);
      } catch (error) {
        if (failed === undefined) throw error;
        setFailure(error);
        refuse(fieldsOf(error));
      }
    };
    return (
      <Formik
        initialValues={{ ...empty, ...initial }}
        validate={(values) => validateForm<Values>(rules, given(values))}
        onSubmit={submit}
      >
        <Form {...form}>
          {failed ? <FormFailure title={failed} error={failure} /> : null}
          {children}
        </Form>
      </Formik>
    );
  };

  return {
    Form: FormOfInput,
    TextField,
    TextAreaField,
    NumberField,
    FlagField,
    ChoiceField,
    useValues: () => useFormikContext<Values>(),
  };
}

/** The messages of a refusal by field; none where it is about no field. */
const fieldsOf = (error: unknown): Record<string, string> =>
  typeof error === 'object' && error !== null && 'fields' in error
    ? (error.fields as Record<string, string>)
    : {};
