import type { SearchKind } from '../../generated/types';
import { termsOf } from './terms';

export interface Entry {
  uid: string;
  documentId: string;
  kind: SearchKind;
  title: string;
  slug: string | null;
  within: string | null;
  date: string | null;
  summary: string;
  /** The searchable text of a list, without the title. */
  head: string;
  /** The remaining text, one line per paragraph. */
  text: string;
  /** Detects changed records at startup. */
  stamp: string;
}

/** Characters indexed per record, about ninety pages. */
const MAX_TEXT_LENGTH = 200_000;

/** Records are spread evenly over this many samples; PostgreSQL searches a few of them first. */
const SAMPLES = 64;

function sampleOf(key: string): number {
  let hash = 0;
  for (const character of key) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % SAMPLES;
}

/** A row of `search_entries` and its terms. */
export function rowOf(entry: Entry) {
  const { uid, documentId, kind, title, slug, within, date, summary, stamp } = entry;
  const text = entry.text.slice(0, MAX_TEXT_LENGTH);
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
