import { createContext, useContext } from 'react';

/** On only in an editor's preview. */
export const FieldMarksContext = createContext(false);

type FieldMark = { 'data-field'?: string };

/** Marks an element with the path of the field it shows, e.g. `outline.2`. */
export function useFieldMark(): (path: string | undefined) => FieldMark {
  const marked = useContext(FieldMarksContext);
  return (path) => (marked && path !== undefined ? { 'data-field': path } : {});
}
