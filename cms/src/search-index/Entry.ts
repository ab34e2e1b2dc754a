import type { SearchKind } from '../generated/types';
import { termsOf } from './terms';

/** What the index keeps of a published record. */
export interface Entry {
  uid: string;
  documentId: string;
  kind: SearchKind;
  title: string;
  slug: string | null;
  within: string | null;
  date: string | null;
  summary: string;
  /** What a list searches through besides the title. */
  head: string;
  /** All else, a line for each paragraph. */
  text: string;
  /** By which it is seen at a start whether the record has changed. */
  stamp: string;
}

/** So much of a record is searched: some ninety pages. */
const LONGEST_TEXT = 200_000;

/** Records are spread evenly over this many samples; PostgreSQL searches the first of them before all. */
const SAMPLES = 64;

function sampleOf(key: string): number {
  let hash = 0;
  for (const sign of key) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % SAMPLES;
}

/** A row of `search_entries`, and the terms by which it is found. */
export function rowOf(entry: Entry) {
  const { uid, documentId, kind, title, slug, within, date, summary, stamp } = entry;
  const text = entry.text.slice(0, LONGEST_TEXT);
  return {
    terms: termsOf({ ...entry, text }),
    columns: {
      uid,
      document_id: documentId,
      kind,
      title,
      slug,
      within,
      date,
      summary,
      text,
      stamp,
      sample: sampleOf(uid + documentId),
    },
  };
}
