/** Texts in the light markup of `toBlocks`, tables as editors write them. */
export type SectionSource =
  | { kind: 'text'; heading?: string; body: string }
  | {
      kind: 'steps';
      heading?: string;
      steps: readonly (readonly [title: string, detail: string])[];
    }
  | { kind: 'table'; heading?: string; caption: string; columns: string; rows: readonly string[] }
  | {
      kind: 'faq';
      heading?: string;
      entries: readonly (readonly [question: string, answer: string])[];
    }
  | { kind: 'call-to-action'; heading: string; text?: string; label: string; url: string }
  | {
      kind: 'downloads';
      heading?: string;
      /** The file is in `cms/sample/files`. */
      downloads: readonly (readonly [title: string, file: string])[];
    };

export interface PageSource {
  title: string;
  summary: string;
  sections: readonly SectionSource[];
}
