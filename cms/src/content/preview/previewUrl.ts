import { routePatterns } from '@iia/shared/routePatterns';
import { environment } from '../../platform/environment';
import { hasPermission } from '../../platform/panel-writes/actor';
import { previewToken, type Preview } from './previewToken';

/** Preview pages by content type. */
const pages: Readonly<Record<string, string>> = {
  'api::course.course': routePatterns.previewCourse,
  'api::document.document': routePatterns.previewDocument,
  'api::seminar.seminar': routePatterns.previewSeminar,
};

interface PreviewRequest {
  documentId?: string;
  status?: string;
}

/** Undefined without a preview page or permission to read, which Strapi does not check. */
export function previewUrl(
  uid: string,
  { documentId, status }: PreviewRequest,
): string | undefined {
  const page = pages[uid];
  const { publicUrl } = environment();
  if (page === undefined || !documentId || !publicUrl || !hasPermission(strapi, 'read', uid))
    return undefined;
  const preview: Preview = {
    uid,
    documentId,
    status: status === 'published' ? 'published' : 'draft',
  };
  return `${publicUrl}${page}#${documentId}.${previewToken(preview)}`;
}
