import { createContext, useContext } from 'react';

/** Whether what shows a field of a record says which one: in an editor's preview alone. */
export const FieldMarksContext = createContext(false);

/** An element's mark; none for visitors. */
type FieldMark = { 'data-field'?: string };

/** Gives the mark of what shows a field, by the field's path in its record: `title`, `outline.2`. */
export function useFieldMark(): (path: string | undefined) => FieldMark {
  const marked = useContext(FieldMarksContext);
  return (path) => (marked && path !== undefined ? { 'data-field': path } : {});
}
