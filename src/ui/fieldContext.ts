import { createContext, useContext } from 'react';

export type FieldControl = {
  id: string;
  name: string;
  describedBy?: string;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldControl | null>(null);

/**
 * The attributes that tie a control to the `Field` around it: its id, name, description and state.
 * Outside a field there are none, and the control brings its own.
 */
export const useFieldControl = () => {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    name: field.name,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
};

/** The DOM id of a field's control, so that an error summary can lead to it. */
export const fieldId = (name: string): string => `field-${name.replace(/[^\w-]+/g, '-')}`;
