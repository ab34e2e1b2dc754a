import { generate } from '@graphql-codegen/cli';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settings } from '../testing/settings';
import { contractPreset } from './preset';
import { pageOperation, pageText } from '../testing/schemas';

const { options } = settings;

let root = '';
beforeAll(async () => (root = await mkdtemp(join(tmpdir(), 'preset-'))));
afterAll(() => rm(root, { recursive: true }));

async function generated(schema: string, operation: string): Promise<Map<string, string>> {
  const documents = join(root, 'Page.graphql');
  await writeFile(documents, operation);
  const files = (await generate(
    {
      schema,
      documents,
      silent: true,
      errorsOnly: true,
      generates: {
        'made/': {
          preset: contractPreset,
          presetConfig: { onWarning: () => undefined },
          config: options,
        },
      },
    },
    false,
  )) as { filename: string; content: string }[];
  return new Map(files.map(({ filename, content }) => [filename, content]));
}

const plain = (text = ''): string => text.replace(/\s+/g, ' ');

it('discriminates the types of a selection by __typename', async () => {
  const files = await generated(
    pageText,
    pageOperation('__typename ... on Text { body } ... on Quote { by { documentId } }'),
  );
  expect(plain(files.get('made/operations/Page.ts'))).toContain(
    `sections: Array< { __typename: 'Quote'; by: { documentId: string } } | { __typename: 'Text'; body: string } >`,
  );
});

it('generates the type of a fragment beside its operation', async () => {
  const files = await generated(
    pageText,
    `${pageOperation('...Section_section')}
     fragment Section_section on Section { __typename ... on Text { body } ... on Quote { heading } }`,
  );
  const fragment = plain(files.get('made/operations/Page.ts'));
  expect(fragment).toContain(`{ __typename: 'Text'; body: string }`);
  expect(fragment).toContain(`{ __typename: 'Quote'; heading: string | null }`);
  expect(fragment).toContain('export type Section_sectionFragment =');
});
