import { slugOf } from '@iia/shared/foldText';

/**
 * Whether the slug was generated: from the title, perhaps with a number that makes it unique, or from
 * the type's name if the title was empty.
 */
export function isGeneratedFrom(slug: string, title: string, model: string): boolean {
  if (slug === '') return true;
  const [, typeName = ''] = model.split('.');
  const base = slug.replace(/-\d+$/, '');
  return [slug, base].includes(slugOf(title) || typeName);
}
