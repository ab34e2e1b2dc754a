import type { Core } from '@strapi/strapi';
import type { OrderResponse } from './orderResponse';
import { placeholders, query } from '../../platform/sql/query';

type WithMeetings = Omit<OrderResponse, 'lines'> & {
  lines: (OrderResponse['lines'][number] & { meetingUrl: string | null })[];
};

/** Adds meeting URLs to paid orders; at most one statement. */
export async function withMeetingUrls(
  strapi: Core.Strapi,
  order: OrderResponse,
): Promise<WithMeetings> {
  const isPaid = order.status === 'paid' || order.status === 'completed';
  const seminars = isPaid ? order.lines.filter(({ kind }) => kind === 'seminar') : [];
  const ids = [...new Set(seminars.map(({ itemDocumentId }) => itemDocumentId))];
  const urls = new Map<string, string | null>();
  if (ids.length > 0) {
    // The published version takes precedence; unpublished seminars keep their meeting.
    const rows = await query<{ document_id: string; meeting_url: string | null }>(
      strapi.db.connection,
      `select document_id, meeting_url from seminars where document_id in (${placeholders(ids.length)})
       order by case when published_at is null then 0 else 1 end`,
      ids,
    );
    for (const row of rows) urls.set(row.document_id, row.meeting_url);
  }
  const lines = order.lines.map((line) => ({
    ...line,
    meetingUrl: urls.get(line.itemDocumentId) ?? null,
  }));
  return { ...order, lines };
}
