import { describe, expect, it } from 'vitest';
import config from '../codegen';
import { createGenerator } from './testing/generate';
import { settingsOf } from './settings';
import { filesOf, VALID_OPERATIONS, shopText } from './testing/schemas';

const settings = settingsOf(config);
const schema = [{ file: 'schema/shop.graphql', text: shopText }];
const texts = (operations: string) => ({
  schema,
  operations: filesOf(operations),
  effectsTable: null,
  content: [],
});

describe('the generator', () => {
  it('creates a file for each operation and fragment, and those of the schema', async () => {
    const { files, warnings } = await createGenerator(settings)(texts(VALID_OPERATIONS), {
      strict: true,
    });
    expect(warnings).toEqual([]);
    expect(files.map(({ filename }) => filename)).toEqual([
      'src/data/generated/types.ts',
      'src/data/generated/access.ts',
      'src/data/generated/possibleTypes.ts',
      'src/data/generated/cacheTypes.ts',
      'src/data/generated/effects.ts',
      'src/data/generated/fieldTypes.ts',
      'src/data/generated/ruleParts.ts',
      'src/data/generated/ruleMessages.ts',
      'src/data/generated/isDay.ts',
      'src/data/generated/cleanText.ts',
      'src/data/generated/limits.ts',
      'src/data/generated/memberPrice.ts',
      'src/data/generated/names.ts',
      'src/data/generated/inputRules/EnrolInput.ts',
      'cms/src/generated/ruleParts.ts',
      'cms/src/generated/ruleMessages.ts',
      'cms/src/generated/isDay.ts',
      'cms/src/generated/cleanText.ts',
      'cms/src/generated/limits.ts',
      'cms/src/generated/memberPrice.ts',
      'cms/src/generated/names.ts',
      'cms/src/generated/inputRules/EnrolInput.ts',
      'cms/src/generated/types.ts',
      'cms/src/generated/content.ts',
      'cms/src/generated/fieldLabels.ts',
      'cms/src/generated/contentReads.ts',
      'cms/src/generated/purge.ts',
      'cms/src/generated/routes.ts',
      'src/data/generated/operations/Course.ts',
      'src/data/generated/operations/Courses.ts',
      'src/data/generated/operations/Enrol.ts',
      'src/data/generated/fragments/Entry.ts',
      'src/data/generated/operations/InFormat.ts',
      'src/data/generated/operations/Local.ts',
      'host/generated/openapi.json',
    ]);
  });

  it('generates nothing for a server if a project has none, and what it configures', async () => {
    const none = { openApi: undefined, content: undefined, serverRules: undefined };
    const bare = { ...settings, ...none, requestRules: true };
    const { files } = await createGenerator(bare)(texts(VALID_OPERATIONS), { strict: true });
    const names = files.map(({ filename }) => filename);
    expect(names.filter((name) => !name.startsWith('src/data/generated/'))).toEqual([]);
    expect(names).toContain('src/data/generated/requestRules.ts');
  });

  it('writes the table of invalidations between its markers', async () => {
    const file = (name: string, mark: string) => ({
      file: name,
      text: `before\n<!-- ${mark}: made by \`npm run codegen\` -->\nold\n<!-- /${mark} -->\nafter\n`,
    });
    const effectsTable = file('src/data/README.md', 'effects');
    const all = { ...texts(VALID_OPERATIONS), effectsTable };
    const { files } = await createGenerator(settings)(all, { strict: true });
    const contentOf = (name: string) => files.find(({ filename }) => filename === name)?.content;
    expect(contentOf('src/data/README.md')).toMatch(
      /^before\n<!-- effects: .*-->\n\n\|[^]*enrol[^]*\n<!-- \/effects -->\nafter\n$/,
    );
    const unmarked = { ...all, effectsTable: { ...effectsTable, text: '<!-- /effects -->' } };
    await expect(createGenerator(settings)(unmarked, { strict: true })).rejects.toThrow(
      'src/data/README.md:1 error: the table of effects has lost its markers',
    );
  });

  it('creates a file for each content type, in the style of its folder', async () => {
    const type = 'type Topic @content { documentId: ID! title: String! }';
    const topics = 'extend type Query { topics: [Topic!]! @endpoint(path: "/topics") }';
    const { files } = await createGenerator(settings)(
      {
        ...texts(VALID_OPERATIONS),
        schema: [...schema, { file: 'schema/topic.graphql', text: type + topics }],
      },
      { strict: false },
    );
    const generated = files.find(({ filename }) => filename.endsWith('topic/schema.json'));
    expect(generated?.content).toMatch(/^\{\n {2}"kind": "collectionType",\n/);
  });

  it('regenerates what depends on a changed fragment, and reuses the rest', async () => {
    const make = createGenerator(settings);
    const before = await make(texts(VALID_OPERATIONS), { strict: false });
    const after = await make(
      texts(VALID_OPERATIONS.replace('documentId title label', 'documentId label')),
      {
        strict: false,
      },
    );
    const changed = after.files.filter(
      ({ filename, content }) =>
        before.files.find((file) => file.filename === filename)?.content !== content,
    );
    expect(changed.map(({ filename }) => filename)).toEqual([
      'src/data/generated/operations/Courses.ts',
      'src/data/generated/fragments/Entry.ts',
    ]);
  });

  it('generates the same output repeatedly, also after a failure', async () => {
    const make = createGenerator(settings);
    const before = await make(texts(VALID_OPERATIONS), { strict: false });
    const files = ['a', 'b'].map((name) => ({ file: `src/${name}.graphql`, text: '\nquery' }));
    await expect(
      make({ ...texts(VALID_OPERATIONS), operations: files }, { strict: false }),
    ).rejects.toThrow(
      /^src\/a\.graphql:2 error: Syntax Error.*\nsrc\/b\.graphql:2 error: Syntax Error/,
    );
    expect(await make(texts(VALID_OPERATIONS), { strict: false })).toEqual(before);
  });

  it('warns about an unused endpoint, and rejects it in a strict run', async () => {
    const some = texts('query Local { isLogin @client }');
    const { warnings } = await createGenerator(settings)(some, { strict: false });
    expect(warnings.map(({ message }) => message).join()).toContain('the endpoint "enrol"');
    await expect(createGenerator(settings)(some, { strict: true })).rejects.toThrow(
      'the endpoint "enrol"',
    );
  });

  it.each([
    ['an unknown type', 'type T { a: Nothing }', 'Unknown type "Nothing".'],
    [
      'two types of the same name',
      'type T { a: Int } type T { a: Int }',
      'only one type named "T"',
    ],
    ['an unknown directive', 'type T { a: Int @endpont(path: "/") }', '"@endpont"'],
    ['a scalar without a TypeScript type', 'scalar Mass', '"Mass"'],
    ['inputs that contain each other', 'input A { b: A }', 'contain each other'],
    ['a type without fields', 'type T', 'must define one or more fields'],
  ])('rejects a schema with %s, by file and line', async (_what, text, sentence) => {
    const files = [...schema, { file: 'schema/t.graphql', text: `\n${text}` }];
    const making = createGenerator(settings)(
      { ...texts(VALID_OPERATIONS), schema: files },
      { strict: false },
    );
    await expect(making).rejects.toThrow(sentence);
    await expect(making).rejects.toThrow(/^schema\/t\.graphql:2 error: /);
  });
});
