import { beforeEach, describe, expect, it } from 'vitest';
import type { ContractFile } from '../contract/parseContract';
import { schemaOf } from '../../testing/schemas';
import { updatedContentFiles } from './contentFiles';
import type { Attribute, Attributes, ContentFile } from './files';

const CONTRACT = `
  enum Level { self_paced @wire(value: "self-paced") low }
  type Topic @content(label: "Chủ đề", search: ["title"]) {
    documentId: ID! title: String! slug: String! price: Cents! hours: Float count: Int!
    isOpen: Boolean! level: Level! day: Date at: DateTime text: Blocks tags: [String!]!
    views: Int! @computed ref: ID levels: [Level!]!
    cover: Image! pictures: [Image!]! author: Author! others: [Author!]! parts: [Part!]! part: Part
    sections: [Section!]!
  }
  type Author @content(drafts: false) { documentId: ID! slug: String! name: String! part: Part }
  type Place @content(drafts: false) { documentId: ID! floor: Int name: String! slug: String! part: Part }
  type Tag @content(drafts: false) { documentId: ID! name: String! }
  type HomePage @content { documentId: ID! title: String! slug: String! }
  type Image { url: String! }
  type Part { id: ID! title: String! of: Deep! }
  type Deep { n: Int parts: [Part!]! }
  type Text @component(uid: "s.text") { body: String! part: Part! }
  type Quote { body: String! }
  union Section = Text | Quote
  type Query {
    topics: [Topic!]! @endpoint(path: "/topics")
    authors: [Author!]! @endpoint(path: "/authors")
    places: [Place!]! @endpoint(path: "/places")
    topicOfTheDay: Topic @endpoint(path: "/topic-of-the-day")
    home: HomePage @endpoint(path: "/home-page")
  }
`;

const synced = (present: readonly ContractFile[], contract = CONTRACT): ContractFile[] =>
  updatedContentFiles(
    schemaOf(contract),
    {
      folder: 'cms/',
      media: { Image: ['images'] },
      scalars: {},
      bounds: { Cents: { min: 0, max: 1_000_000_000 } },
    },
    present,
  );

const parsed = (files: readonly ContractFile[]): Record<string, ContentFile> =>
  Object.fromEntries(files.map(({ file, text }) => [file, JSON.parse(text) as ContentFile]));

const typeFile = (name: string): string => `cms/api/${name}/content-types/${name}/schema.json`;
const required = true;
let generated: ContractFile[];
beforeEach(() => {
  generated = synced([]);
});

describe('a type the server does not have', () => {
  let files: Record<string, ContentFile>;
  beforeEach(() => {
    files = parsed(generated);
  });

  it('creates a file for each type and each of its components', () => {
    expect(Object.keys(files).sort()).toEqual([
      ...['author', 'home-page', 'place', 'tag', 'topic'].map(typeFile),
      'cms/components/s/text.json',
      'cms/components/topic/deep.json',
      'cms/components/topic/part.json',
      'cms/components/topic/quote.json',
    ]);
  });

  it('creates a column for each field, in the schema’s order', () => {
    const { attributes, ...rest } = files[typeFile('topic')]!;
    expect(rest).toEqual({
      kind: 'collectionType',
      collectionName: 'topics',
      info: { singularName: 'topic', pluralName: 'topics', displayName: 'Chủ đề' },
      options: { draftAndPublish: true },
      pluginOptions: {},
      indexes: ['slug', 'published_at', 'sort_title'].map((column) => ({
        name: `topics_${column}_ix`,
        columns: [column],
      })),
    });
    const image = { type: 'media', allowedTypes: ['images'] };
    const target = 'api::author.author';
    expect(Object.entries(attributes)).toEqual(
      Object.entries({
        title: { type: 'string', required },
        slug: { type: 'uid', targetField: 'title', maxLength: 200, required },
        price: { type: 'integer', min: 0, max: 1_000_000_000, required },
        hours: { type: 'float' },
        count: { type: 'integer', required },
        isOpen: { type: 'boolean', default: false, required },
        level: { type: 'enumeration', enum: ['self-paced', 'low'], required },
        day: { type: 'date' },
        at: { type: 'datetime' },
        text: { type: 'blocks' },
        tags: { type: 'json' },
        ref: { type: 'string' },
        levels: { type: 'json' },
        cover: { ...image, multiple: false, required },
        pictures: { ...image, multiple: true },
        author: { type: 'relation', relation: 'manyToOne', target, required },
        others: { type: 'relation', relation: 'oneToMany', target },
        parts: { type: 'component', component: 'topic.part', repeatable: true },
        part: { type: 'component', component: 'topic.part', repeatable: false },
        sections: { type: 'dynamiczone', components: ['s.text', 'topic.quote'] },
        sortTitle: { type: 'string', private: true, searchable: false, visible: false },
      } satisfies Attributes),
    );
  });

  it('sorts by no draft state without drafts, and derives a slug from the preceding field', () => {
    expect(files[typeFile('author')]).toMatchObject({
      info: { displayName: 'Author' },
      options: { draftAndPublish: false },
      attributes: { slug: { type: 'uid', maxLength: 200, required } },
      indexes: [{ name: 'authors_slug_ix', columns: ['slug'] }],
    });
    expect(files[typeFile('author')]?.attributes.slug).not.toHaveProperty('targetField');
    expect(files[typeFile('place')]?.attributes.slug?.targetField).toBe('name');
  });

  it('creates no index without a lookup, and a plural name without a list', () => {
    expect(files[typeFile('tag')]).not.toHaveProperty('indexes');
    expect(files[typeFile('tag')]?.info.pluralName).toBe('tags');
  });

  it('stores one record of a single type', () => {
    const home = files[typeFile('home-page')];
    expect(home).toMatchObject({
      kind: 'singleType',
      collectionName: 'home_page',
      info: { singularName: 'home-page', pluralName: 'home-page-list', displayName: 'HomePage' },
      indexes: [{ name: 'home_page_slug_ix', columns: ['slug'] }],
    });
    expect(home?.attributes).not.toHaveProperty('sortTitle');
  });

  it('stores the id of a component as its key', () => {
    expect(files['cms/components/topic/part.json']).toEqual({
      collectionName: 'components_topic_parts',
      info: { displayName: 'Part' },
      options: {},
      attributes: {
        key: { type: 'string', required },
        title: { type: 'string', required },
        of: { type: 'component', component: 'topic.deep', repeatable: false, required },
      },
    });
  });
});

describe('a type the server has', () => {
  /** Returns the files with a change applied to one of them. */
  const withChange = (name: string, change: (file: ContentFile) => void): ContractFile[] =>
    generated.map(({ file, text }) => {
      const content = JSON.parse(text) as ContentFile;
      if (file === name) change(content);
      return { file, text: JSON.stringify(content) };
    });

  it('does not change files that match', () => {
    expect(synced(generated)).toEqual([]);
  });

  it('preserves settings of editors and the server that the schema does not contain', () => {
    const present = withChange(typeFile('topic'), (file) => {
      Object.assign(file.attributes, {
        note: { type: 'text' },
        title: { type: 'text', required, maxLength: 120, unique: true },
        count: { type: 'biginteger', required, min: 1 },
        slug: { type: 'uid', required },
        hours: { type: 'integer', required },
        tags: { type: 'json', required, multiple: true },
        level: { type: 'enumeration', enum: ['low', 'self-paced'], required },
        sections: { type: 'dynamiczone', components: ['topic.quote', 's.text'], max: 9 },
      });
      file.attributes.sortTitle!.maxLength = 300;
      file.info.icon = 'book';
      file.info.displayName = 'Chủ đề';
    });
    expect(synced(present)).toEqual([]);
  });

  it.each([
    ['title', 'text'],
    ['title', 'email'],
    ['count', 'biginteger'],
    ['hours', 'decimal'],
    ['ref', 'string'],
    ['ref', 'uid'],
  ])('preserves the column of %s if it is one of %s', (name, type) => {
    const present = withChange(typeFile('topic'), ({ attributes }) => {
      attributes[name] = { type, required, maxLength: 9 };
    });
    expect(synced(present)).toEqual([]);
  });

  it.each<[name: string, attribute: Attribute]>([
    ['hours', { type: 'string' }],
    ['level', { type: 'enumeration', required }],
    ['level', { type: 'enumeration', enum: ['self-paced', 'gone'], required }],
    ['level', { type: 'string', required }],
    ['ref', { type: 'enumeration', enum: ['a'] }],
    ['cover', { type: 'media', multiple: true, allowedTypes: ['images'], required }],
    ['author', { type: 'component', component: 'shared.author', required }],
    ['others', { type: 'relation', relation: 'oneToMany', target: 'api::place.place' }],
    ['parts', { type: 'component', component: 'topic.part', repeatable: false }],
    ['sections', { type: 'dynamiczone', components: ['s.text'] }],
  ])('follows the schema where it contradicts: %s is not %o', (name, attribute) => {
    const file = typeFile('topic');
    const present = withChange(file, ({ attributes }) => {
      attributes[name] = attribute;
    });
    expect(parsed(synced(present))).toEqual({ [file]: parsed(generated)[file] });
  });

  it("inserts a new field in the schema's order", () => {
    const contract = CONTRACT.replace('hours: Float', 'room: String hours: Float');
    const files = parsed(synced(generated, contract));
    expect(Object.keys(files)).toEqual([typeFile('topic')]);
    expect(Object.keys(files[typeFile('topic')]!.attributes).slice(0, 5)).toEqual([
      'title',
      'slug',
      'price',
      'room',
      'hours',
    ]);
    const first = CONTRACT.replace('documentId: ID! title', 'documentId: ID! room: String title');
    const [file] = Object.values(parsed(synced(generated, first)));
    expect(Object.keys(file!.attributes).slice(0, 2)).toEqual(['room', 'title']);
  });

  it("inserts a new field after its predecessor if the server's order differs", () => {
    const present = withChange(typeFile('topic'), (file) => {
      const { title, slug, ...others } = file.attributes;
      file.attributes = { slug: slug!, title: title!, note: { type: 'text' }, ...others };
    });
    const contract = CONTRACT.replace('price: Cents!', 'room: String price: Cents!');
    const { attributes } = parsed(synced(present, contract))[typeFile('topic')]!;
    expect(Object.keys(attributes).slice(0, 4)).toEqual(['slug', 'room', 'title', 'note']);
  });

  it('requires what the schema requires, including its first column', () => {
    const present = withChange(typeFile('topic'), ({ attributes }) => {
      attributes.title!.required = false;
      attributes.count!.required = false;
    });
    const { attributes } = parsed(synced(present))[typeFile('topic')]!;
    expect(attributes).toMatchObject({ title: { required }, count: { required } });
  });

  it('reuses a component that stores the type under another name', () => {
    const present = withChange(typeFile('author'), ({ attributes }) => {
      attributes.part = { type: 'component', component: 'shared.piece', repeatable: false };
    }).filter(({ file }) => file === typeFile('author'));
    const files = parsed(synced(present));
    const topic = files[typeFile('topic')];
    expect(topic?.attributes.parts?.component).toBe('shared.piece');
    expect(files).toHaveProperty(['cms/components/shared/piece.json']);
  });

  it('preserves the name in the panel if the schema has none', () => {
    const present = withChange(typeFile('author'), (file) => (file.info.displayName = 'Tác giả'));
    expect(synced(present)).toEqual([]);
  });

  it('rejects an attribute that is private but in the schema, and a file that is not JSON', () => {
    const present = withChange(typeFile('topic'), ({ attributes }) => {
      Object.assign(attributes.title!, { private: true });
    });
    expect(() => synced(present)).toThrow(
      /^schema\/test\.graphql:\d+ error: "Topic\.title" is private in cms\/api\/topic\/content-types\/topic\/schema\.json but would be public in the API/,
    );
    const file = typeFile('topic');
    expect(() => synced([{ file, text: '{' }])).toThrow(/^cms\/api\/topic.*write valid JSON$/);
  });
});
