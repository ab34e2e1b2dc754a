import type { Section_sectionFragment } from '@/data/generated/fragments/Section_section';
import { headingIds, type ContentsEntry } from '@/ui/rich-text/headings';

export type Part = { section: Section_sectionFragment; id: string };

/** The sections with ids from their headings; those without a heading are numbered. */
export function partsOf(sections: readonly Section_sectionFragment[]): Part[] {
  const ids = headingIds(sections.map(({ heading }, index) => heading ?? `phan-${index + 1}`));
  return sections.map((section, index) => ({ section, id: ids[index] ?? '' }));
}

/** The table of contents: all sections with a heading, except calls to action. */
export const contentsOfParts = (parts: readonly Part[]): ContentsEntry[] =>
  parts.flatMap(({ section, id }) =>
    section.heading && section.__typename !== 'CallToActionSection'
      ? [{ id, label: section.heading }]
      : [],
  );

export const questionsOf = (sections: readonly Section_sectionFragment[]) =>
  sections.flatMap((section) => (section.__typename === 'FaqSection' ? section.entries : []));
