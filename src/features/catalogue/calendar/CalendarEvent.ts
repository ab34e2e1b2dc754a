/** A dated item of the catalogue. */
export interface CalendarEvent {
  documentId: string;
  title: string;
  href: string;
  /** UTC, ISO 8601. */
  startAt: string;
  endAt: string;
  /** Where or how it takes place. */
  note: string;
}
