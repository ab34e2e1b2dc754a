import { createContext, useContext } from 'react';

export type FieldControl = {
  id: string;
  name: string;
  describedBy?: string;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldControl | null>(null);

/** Connects a control to the surrounding `Field` by id, name, description and state; empty outside a field. */
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

export const fieldId = (name: string): string => `field-${name.replace(/[^\w-]+/g, '-')}`;
