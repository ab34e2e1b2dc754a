import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { singlePagePaths } from '../../generated/content';

interface Schema {
  kind: string;
  collectionName: string;
  info: { singularName: string; pluralName: string; displayName: string };
  options: object;
  attributes: object;
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

/** Everything except names. */
const shapeOf = ({ kind, options, attributes }: Schema) => ({ kind, options, attributes });

describe('the fixed pages', () => {
  it.each(singlePagePaths)('shares one schema among the fixed pages: %s', (page) => {
    const schema = schemaOf(page);
    const { info, collectionName } = schema;
    expect(shapeOf(schema)).toEqual(shapeOf(schemaOf(singlePagePaths[0])));
    expect(info.singularName).toBe(page);
    expect(collectionName).toBe(page.replaceAll('-', '_'));
  });
});
