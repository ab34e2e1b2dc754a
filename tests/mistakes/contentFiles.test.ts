import { describe, expect, it } from 'vitest';
import type { Attribute, ContentFile } from 'rest-contract/contract';
import { contract, make } from './repository';

const COURSE = 'cms/src/api/course/content-types/course/schema.json';

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

// How each attribute is corrected is in packages/rest-contract/codegen/content/contentFiles.test.ts.
const mistakes: readonly [what: string, path: string, change: Change][] = [
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
  ['a field without a column', COURSE, without('hours')],
  ['a searchable type without its normalized title', COURSE, without('sortTitle')],
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
});
