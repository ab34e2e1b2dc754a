import type { Core } from '@strapi/strapi';
import { toBlocks } from './blocks';
import type { ContentType } from './Loader';

/** The parts of a Strapi attribute used here. */
interface Attribute {
  type: string;
  target?: ContentType;
}

/** A sample record in Strapi's format. @throws Error for a field the type does not have */
export async function recordData(
  strapi: Core.Strapi,
  uid: ContentType,
  record: Readonly<Record<string, unknown>>,
  index: number,
): Promise<Record<string, unknown>> {
  const attributes = strapi.contentType(uid).attributes as unknown as Record<string, Attribute>;
  const data: Record<string, unknown> = {};
  if ('order' in attributes) data.order = index + 1;
  if ('seo' in attributes && record.summary) {
    data.seo = { title: record.title, description: record.summary };
  }
  for (const [name, value] of Object.entries(record)) {
    const attribute = attributes[name];
    if (!attribute) throw new Error(`${uid} has no field "${name}": add it to schema/.`);
    data[name] = await valueOf(strapi, attribute, value);
  }
  return data;
}

async function valueOf(strapi: Core.Strapi, { type, target }: Attribute, value: unknown) {
  if (typeof value !== 'string') return value;
  if (type === 'blocks') return toBlocks(value);
  if (type !== 'relation' || !target) return value;
  const found = await strapi
    .documents(target)
    .findFirst({ filters: { slug: value }, fields: ['slug'] });
  if (!found) throw new Error(`${target} "${value}" does not exist.`);
  return found.documentId;
}
