import { createContext, useContext } from 'react';

/** True only in an editor's preview. */
export const PreviewFieldsContext = createContext(false);

type PreviewFieldAttributes = { 'data-field'?: string };

/** Returns attributes that identify the field an element shows, e.g. `outline.2`. */
export function usePreviewField(): (path: string | undefined) => PreviewFieldAttributes {
  const isPreview = useContext(PreviewFieldsContext);
  return (path) => (isPreview && path !== undefined ? { 'data-field': path } : {});
}
