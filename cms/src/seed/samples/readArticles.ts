import { bodyFieldOf } from './attributes';
import { checkSample, type Rules } from './checkSample';
import type { SampleFolder } from './SampleFolder';

/**
 * A type's Markdown files in one folder.
 * @throws Error with the file's name, if it breaks the rules or is not named after its slug
 */
export function readArticles<Source extends { slug: string }>(
  folder: SampleFolder,
  { path, type }: { path: string; type: string },
  rules: Rules<Source>,
): Source[] {
  return folder.markdown(path, bodyFieldOf(type)).map((file) => {
    const article = checkSample(rules, file);
    if (!file.name.replace(/\/\d+-/, '/').endsWith(`/${article.slug}.md`)) {
      throw new Error(`${file.name}: the name must end in its slug, ${article.slug}.md.`);
    }
    return article;
  });
}
