import type { Core } from '@strapi/strapi';
import { formatDateTime } from '@iia/shared/dates';
import { formOf } from '../form-layouts/forms';
import { valueLabels } from '../form-layouts/values';

interface Recent {
  contentTypeUid: string;
  documentId: string;
  title?: unknown;
  updatedAt: string;
}

interface HomepageService {
  addStatusToDocuments(documents: Recent[]): Promise<unknown>;
}

type Factory = (context: { strapi: Core.Strapi }) => HomepageService;

/** Titles Strapi's widgets readably, and drops records without a date, on which they crash. */
export const withReadableTitles =
  (factory: Factory): Factory =>
  ({ strapi }) => {
    const service = factory({ strapi });
    return {
      ...service,
      addStatusToDocuments: (documents) =>
        service.addStatusToDocuments(
          documents
            .filter(({ updatedAt }) => updatedAt !== '')
            .map((document) => ({ ...document, title: titleOf(strapi, document) })),
        ),
    };
  };

function titleOf(strapi: Core.Strapi, { contentTypeUid, documentId, title }: Recent): string {
  const { kind, info, attributes } = strapi.contentType(contentTypeUid as 'api::course.course');
  if (kind === 'singleType' || !title || title === documentId) return info.displayName;
  const named = attributes[(formOf(contentTypeUid)?.title ?? '') as 'title'] as
    | { type: string; enum?: readonly string[] }
    | undefined;
  if (named?.enum) return valueLabels(named.enum)[String(title)] ?? info.displayName;
  return named?.type === 'datetime' ? formatDateTime(String(title)) : String(title);
}
