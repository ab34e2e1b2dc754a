import { sitePaths } from '../platform/sitePaths';
import { environment } from '../platform/environment';
import { may } from '../platform/panel/actor';
import { previewToken, type Preview } from './previewToken';

/** The site's preview pages, by the type that they show. */
const pages: Readonly<Record<string, string>> = {
  'api::course.course': sitePaths.previewCourse,
  'api::document.document': sitePaths.previewDocument,
  'api::seminar.seminar': sitePaths.previewSeminar,
};

interface PreviewRequest {
  documentId?: string;
  status?: string;
}

/**
 * The address of a record's preview, for Strapi's `admin.preview`: undefined for a type that has none,
 * and for who may not read it, which Strapi itself does not ask.
 */
export function previewUrl(
  uid: string,
  { documentId, status }: PreviewRequest,
): string | undefined {
  const page = pages[uid];
  const { publicUrl } = environment();
  if (page === undefined || !documentId || !publicUrl || !may(strapi, 'read', uid))
    return undefined;
  const preview: Preview = {
    uid,
    documentId,
    status: status === 'published' ? 'published' : 'draft',
  };
  return `${publicUrl}${page}#${documentId}.${previewToken(preview)}`;
}
