import type { Core } from '@strapi/strapi';
import { toBlocks } from './blocks';
import { loadFile } from './loadFile';
import type { SectionSource } from './samples/pageRules';

export async function sectionData(strapi: Core.Strapi, { kind, ...section }: SectionSource) {
  const __component = `sections.${kind}`;
  if ('body' in section) return { __component, ...section, body: toBlocks(section.body) };
  if ('rows' in section) return { __component, ...section, rows: section.rows.join('\n') };
  if ('steps' in section) {
    return {
      __component,
      ...section,
      steps: section.steps.map(([title, detail]) => ({ title, detail })),
    };
  }
  if ('entries' in section) {
    return {
      __component,
      ...section,
      entries: section.entries.map(([question, answer]) => ({ question, answer })),
    };
  }
  if (!('downloads' in section)) return { __component, ...section };
  const downloads = [];
  for (const [title, file] of section.downloads) {
    downloads.push({ title, file: await loadFile(strapi, file) });
  }
  return { __component, ...section, downloads };
}
