import type { Section_sectionFragment } from '@/data/generated/fragments/Section_section';
import { headingIds, type ContentsEntry } from '@/ui/rich-text/headings';

/** A section with the id of its heading. */
export type Part = { section: Section_sectionFragment; id: string };

/** A page's sections, each with an id by its heading; those without one are numbered. */
export function partsOf(sections: readonly Section_sectionFragment[]): Part[] {
  const ids = headingIds(sections.map(({ heading }, index) => heading ?? `phan-${index + 1}`));
  return sections.map((section, index) => ({ section, id: ids[index] ?? '' }));
}

/** What a contents list shows of them: all that have a heading, but what only leads elsewhere. */
export const contentsOfParts = (parts: readonly Part[]): ContentsEntry[] =>
  parts.flatMap(({ section, id }) =>
    section.heading && section.__typename !== 'CallToActionSection'
      ? [{ id, label: section.heading }]
      : [],
  );

/** All questions that a page answers. */
export const questionsOf = (sections: readonly Section_sectionFragment[]) =>
  sections.flatMap((section) => (section.__typename === 'FaqSection' ? section.entries : []));
