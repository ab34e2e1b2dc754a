import { createContext, useContext } from 'react';

/** On only in an editor's preview. */
export const PreviewFieldsContext = createContext(false);

type PreviewFieldAttributes = { 'data-field'?: string };

/** Marks an element with the path of the field it shows, e.g. `outline.2`. */
export function usePreviewField(): (path: string | undefined) => PreviewFieldAttributes {
  const isPreview = useContext(PreviewFieldsContext);
  return (path) => (isPreview && path !== undefined ? { 'data-field': path } : {});
}
