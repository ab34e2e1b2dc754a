import { describe, expect, it } from 'vitest';
import { type Attribute, type ContentFile, ContractError } from 'rest-contract/contract';
import { contract, make, placeOf, withMistake } from './repository';

const COURSE = 'cms/src/api/course/content-types/course/schema.json';
const CIA_PAGE = 'cms/src/api/single-page/content-types/trang-cia/schema.json';

type Change = (file: ContentFile) => unknown;

const attribute =
  (name: string, change: Partial<Attribute>): Change =>
  ({ attributes }) =>
    Object.assign(attributes[name] ?? {}, change);
const without =
  (name: string): Change =>
  ({ attributes }) =>
    delete attributes[name];

const parsed = (text: string) => JSON.parse(text) as ContentFile;

/** What the codegen writes for a content type's file with a mistake in it. */
async function written(path: string, change: Change): Promise<ContentFile | undefined> {
  const content = contract.content.map(({ file, text }) => {
    const changed = parsed(text);
    if (file === path) change(changed);
    return { file, text: JSON.stringify(changed) };
  });
  const { files } = await make({ ...contract, content }, { strict: true });
  const found = files.find(({ filename }) => filename === path);
  return found && parsed(found.content);
}

const mistakes: readonly [what: string, path: string, change: Change][] = [
  [
    'a required field that editors may leave empty',
    COURSE,
    attribute('summary', { required: false }),
  ],
  [
    'a required relation that editors may leave empty',
    COURSE,
    attribute('category', { required: false }),
  ],
  [
    'a required field of a component that editors may leave empty',
    'cms/src/components/course/outline-part.json',
    attribute('title', { required: false }),
  ],
  [
    'a required field of a section that editors may leave empty',
    'cms/src/components/sections/text.json',
    attribute('body', { required: false }),
  ],
  [
    'an enum value that only the server has',
    COURSE,
    attribute('level', { enum: ['foundation', 'expert'] }),
  ],
  ['a column of a different type', COURSE, attribute('hours', { type: 'datetime' })],
  ['an enum stored as free text', COURSE, attribute('format', { type: 'string' })],
  ['a field without a column', COURSE, without('hours')],
  ['a searchable type without its normalized title', COURSE, without('sortTitle')],
  ['a list stored as a single component', COURSE, attribute('outline', { repeatable: false })],
  ['a single image stored as several', COURSE, attribute('cover', { multiple: true })],
  [
    'a relation to a different type',
    COURSE,
    attribute('category', { target: 'api::document-category.document-category' }),
  ],
  [
    'a section that editors cannot choose',
    CIA_PAGE,
    attribute('sections', { components: ['sections.text'] }),
  ],
  [
    'a type with drafts that publishes each change immediately',
    COURSE,
    (file) => (file.options = { draftAndPublish: false }),
  ],
  ['a different name in the panel', COURSE, (file) => (file.info.displayName = 'Lớp học')],
];

/** As a set: a lost attribute comes back with fewer settings than an editor gave it. */
function promises({ info, options, attributes }: ContentFile): unknown {
  const reported = Object.entries(attributes).map(
    ([name, { type, required, enum: words, ...more }]) => [
      name,
      [
        type === 'text' ? 'string' : type,
        required,
        words,
        more.repeatable,
        more.multiple,
        more.target,
        more.components,
      ],
    ],
  );
  return { name: info.displayName, options, attributes: Object.fromEntries(reported) as object };
}

it('leaves the content types unchanged', async () => {
  const { files } = await make(contract, { strict: true });
  expect(files.filter(({ filename }) => /^cms\/.*\.json$/.test(filename))).toEqual([]);
});

describe('content files', () => {
  it.each(mistakes)('corrects %s', async (_what, path, change) => {
    const right = contract.content.find(({ file }) => file === path);
    const file = await written(path, change);
    expect(file && promises(file)).toEqual(promises(parsed(right?.text ?? '{}')));
  });

  it.each([
    [
      'a newly required field',
      'memberPrice: Dong\n',
      'memberPrice: Dong!\n',
      ['memberPrice', { required: true }],
    ],
    [
      'an enum value that only the schema has',
      '  advanced\n',
      '  advanced\n  expert\n',
      ['level', { enum: ['foundation', 'intermediate', 'advanced', 'expert'] }],
    ],
    [
      'a wire value that differs on the server',
      '"self-paced"',
      '"self_paced"',
      ['format', { enum: ['online', 'classroom', 'hybrid', 'self_paced'] }],
    ],
    [
      'a field of the schema without a column',
      'hours: Float!',
      'hours: Float!\n  room: String',
      ['room', { type: 'string' }],
    ],
  ] as const)('updates %s', async (_what, from, to, [name, says]) => {
    const { texts } = withMistake({ file: 'catalogue.graphql', from, to });
    const { files } = await make(texts, { strict: false });
    const text = files.find(({ filename }) => filename === COURSE)?.content ?? '{}';
    expect(parsed(text).attributes[name]).toMatchObject(says);
  });

  it('rejects a private attribute that the type shows', async () => {
    const { texts, file } = withMistake({
      file: 'catalogue.graphql',
      from: '["title", "venue", "summary"]) {',
      to: '["title", "venue", "summary"]) {\n  meetingUrl: String',
    });
    const error: unknown = await make(texts, { strict: false }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContractError);
    expect(String(error)).toContain(
      `${placeOf(file, 'meetingUrl')} error: "Seminar.meetingUrl" is private in cms/src/api/seminar/content-types/seminar/schema.json but would be public in the API; remove it from the type, or remove "private" from the attribute`,
    );
  });

  it('rejects a content type that is not JSON', async () => {
    const content = contract.content.map(({ file, text }) => ({
      file,
      text: file === COURSE ? text.replace('"type"', 'type') : text,
    }));
    const error: unknown = await make({ ...contract, content }, { strict: true }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ContractError);
    expect(String(error)).toContain(`${COURSE}:1 error:`);
    expect(String(error)).toContain('write valid JSON');
  });
});
