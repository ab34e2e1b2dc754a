import type { Section_sectionFragment } from '@/data/generated/operations/features/sections';
import { headingIds, type ContentsEntry } from '@/ui/rich-text/headings';

export type SectionWithId = { section: Section_sectionFragment; id: string };

/** The sections with ids from their headings; those without a heading are numbered. */
export function sectionsWithIds(sections: readonly Section_sectionFragment[]): SectionWithId[] {
  const ids = headingIds(sections.map(({ heading }, index) => heading ?? `phan-${index + 1}`));
  return sections.map((section, index) => ({ section, id: ids[index] ?? '' }));
}

/** The table of contents: all sections with a heading, except calls to action. */
export const contentsOfSections = (sections: readonly SectionWithId[]): ContentsEntry[] =>
  sections.flatMap(({ section, id }) =>
    section.heading && section.__typename !== 'CallToActionSection'
      ? [{ id, label: section.heading }]
      : [],
  );

export const faqEntriesOf = (sections: readonly Section_sectionFragment[]) =>
  sections.flatMap((section) => (section.__typename === 'FaqSection' ? section.entries : []));
