import type { Core } from '@strapi/strapi';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isoDate } from '@iia/shared/dates';
import { toBlocks } from './blocks';
import { momentOf } from './moments';
import type { Sample } from './readSamples';
import { SampleFiles, type PictureTexts } from './SampleFiles';

type ContentType = `api::${string}.${string}`;
type Fields = Readonly<Record<string, unknown>>;

/** The parts of a Strapi attribute used here. */
interface Attribute {
  type: string;
  private?: boolean;
  repeatable?: boolean;
  component?: string;
  target?: ContentType;
}

type Attributes = Readonly<Record<string, Attribute>>;

/** Types that others refer to come first; the home page refers to all others. */
const FIRST = ['course-category', 'document-category', 'news-category', 'standard-list'];
const LAST = ['home-page'];

/**
 * Publishes all records through the Document Service, with all its rules. Call it in a transaction.
 * @param day the seeding day
 * @throws Error with the record's name
 */
export async function loadContent(
  strapi: Core.Strapi,
  folder: string,
  samples: readonly Sample[],
  day: Date,
): Promise<void> {
  const read = async (name: string) => parse(await readFile(join(folder, name), 'utf8')) as unknown;
  const people = (await read('people.yaml')) as Fields;
  const files = new SampleFiles(strapi, folder, (await read('pictures.yaml')) as PictureTexts);
  const converter = new Converter(strapi, { people, files, day });
  const isBetween = ({ type }: Sample) => !FIRST.includes(type) && !LAST.includes(type);
  const inOrder = [
    ...samples.filter(({ type }) => FIRST.includes(type)),
    ...samples.filter(isBetween),
    ...samples.filter(({ type }) => LAST.includes(type)),
  ];
  const counts = new Map<string, number>();
  for (const { type, name, fields } of inOrder) {
    const order = (counts.get(type) ?? 0) + 1;
    counts.set(type, order);
    try {
      const uid = uidOf(strapi, type);
      const data = await converter.record(uid, fields, order);
      await strapi.documents(uid).create({ data, status: 'published' });
    } catch (error) {
      throw new Error(`${name}: ${String(error)}`, { cause: error });
    }
  }
}

function uidOf(strapi: Core.Strapi, type: string): ContentType {
  const types = Object.values(strapi.contentTypes);
  const found = types.find(({ uid, modelName }) => uid.startsWith('api::') && modelName === type);
  if (!found) throw new Error(`There is no content type "${type}".`);
  return found.uid as ContentType;
}

/** Converts samples to Strapi's format. See `cms/sample/README.md`. */
class Converter {
  readonly #strapi: Core.Strapi;
  readonly #samples: { people: Fields; day: Date };
  readonly #files: SampleFiles;

  constructor(
    strapi: Core.Strapi,
    { files, ...samples }: { people: Fields; files: SampleFiles; day: Date },
  ) {
    this.#strapi = strapi;
    this.#samples = samples;
    this.#files = files;
  }

  async record(uid: ContentType, { text, ...fields }: Fields, order: number): Promise<Fields> {
    const attributes = this.#strapi.contentType(uid).attributes as unknown as Attributes;
    const rich = Object.keys(attributes).find((name) => attributes[name]?.type === 'blocks');
    const { title, summary } = fields;
    return this.#fields(
      attributes,
      {
        ...('order' in attributes && { order }),
        ...('seo' in attributes && summary ? { seo: { title, description: summary } } : {}),
        ...('lessons' in attributes && { lessons: lessonsOf(fields) }),
        ...fields,
        ...(text ? { [rich ?? 'text']: text } : {}),
      },
      title,
    );
  }

  async #fields(attributes: Attributes, fields: Fields, title?: unknown): Promise<Fields> {
    const data: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(fields)) {
      const attribute = attributes[name];
      if (!attribute) throw new Error(`there is no field "${name}"`);
      data[name] = value === null ? null : await this.#value(attribute, value, title);
    }
    return data;
  }

  async #value(attribute: Attribute, value: unknown, title: unknown): Promise<unknown> {
    const { type, target } = attribute;
    const text = String(value);
    switch (type) {
      case 'blocks':
        return toBlocks(text);
      case 'datetime':
        return isDate(text) ? text : momentOf(text, this.#samples.day).toISOString();
      case 'date':
        return isDate(text) ? text : isoDate(momentOf(text, this.#samples.day));
      case 'text':
        return Array.isArray(value) ? value.join('\n') : value;
      case 'media':
        return this.#file(text, attribute, title);
      case 'component':
        return attribute.repeatable
          ? this.#all(value, (each) => this.#component(attribute.component, each))
          : this.#component(attribute.component, value);
      case 'dynamiczone':
        return this.#all(value, async ({ kind, ...section }: Fields) => {
          const component = `sections.${String(kind)}`;
          return { ...(await this.#component(component, section)), __component: component };
        });
      case 'relation':
        if (!target) return value;
        return Array.isArray(value)
          ? this.#all(value, (each: string) => this.#related(target, each))
          : this.#related(target, text);
      default:
        return value;
    }
  }

  async #all<One>(values: unknown, convert: (one: One) => Promise<unknown>): Promise<unknown[]> {
    const converted = [];
    for (const one of values as One[]) converted.push(await convert(one));
    return converted;
  }

  /** Given as its fields, as a list of their values, or as a key of `people.yaml`. */
  async #component(name: string | undefined, value: unknown): Promise<Fields> {
    const found = Object.entries(this.#strapi.components).find(([uid]) => uid === name)?.[1];
    if (!found) throw new Error(`there is no component "${name}"`);
    const attributes = found.attributes as unknown as Attributes;
    const names = Object.keys(attributes);
    if (Array.isArray(value)) {
      if (value.length > names.length) throw new Error(`too many values for ${name}`);
      return this.#fields(attributes, Object.fromEntries(value.map((one, at) => [names[at], one])));
    }
    const fields = typeof value === 'string' ? this.#samples.people[value] : value;
    if (!fields) throw new Error(`"${String(value)}" is not in people.yaml`);
    return this.#fields(attributes, fields as Fields);
  }

  /** By its slug, or by its name if it has none. */
  async #related(target: ContentType, key: string): Promise<string> {
    const name = 'slug' in this.#strapi.contentType(target).attributes ? 'slug' : 'name';
    const found = await this.#strapi
      .documents(target)
      .findFirst({ filters: { [name]: key }, fields: [name] });
    if (!found) throw new Error(`${target} "${key}" does not exist`);
    return found.documentId;
  }

  #file(file: string, { private: isPrivate }: Attribute, title: unknown): Promise<number> {
    return this.#files.store(file, { isPrivate: isPrivate ?? false, title });
  }
}

/** Not relative to the seeding day. */
const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d/.test(text);

/** A lesson for each part of a course's outline, of equal length. */
function lessonsOf({ outline, hours }: Fields): Fields[] {
  const parts = outline as readonly (readonly [title: string, detail: string])[];
  const minutes = Math.round((Number(hours) * 60) / parts.length / 5) * 5;
  return parts.map(([title, body]) => ({ title, body, minutes }));
}
