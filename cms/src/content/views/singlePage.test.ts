import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sections } from './sections';
import { singlePages } from './singlePage';

interface Schema {
  kind: string;
  collectionName: string;
  info: { singularName: string; pluralName: string; displayName: string };
  options: object;
  attributes: { sections: { components: string[] } };
}

const schemaOf = (page: string) =>
  JSON.parse(
    readFileSync(
      fileURLToPath(
        new URL(`../../api/single-page/content-types/${page}/schema.json`, import.meta.url),
      ),
      'utf8',
    ),
  ) as Schema;

/** All but the names. */
const shapeOf = ({ kind, options, attributes }: Schema) => ({ kind, options, attributes });

describe('the nine standing pages', () => {
  it.each(singlePages)('%s has the schema of all, under its own names', (page) => {
    const schema = schemaOf(page);
    const { info, collectionName } = schema;
    expect(shapeOf(schema)).toEqual(shapeOf(schemaOf(singlePages[0])));
    expect(info.singularName).toBe(page);
    expect(collectionName).toBe(page.replaceAll('-', '_'));
  });

  it('show every kind of section that editors can choose', () => {
    const chosen = schemaOf(singlePages[0]).attributes.sections.components;
    expect(Object.keys(sections.variants ?? {}).sort()).toEqual([...chosen].sort());
  });
});
