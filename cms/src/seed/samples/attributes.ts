import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of an attribute in `schema.json` used here. */
export interface Attribute {
  type: string;
  required?: boolean;
  private?: boolean;
  enum?: string[];
  component?: string;
  repeatable?: boolean;
  relation?: string;
}

export type Attributes = Readonly<Record<string, Attribute>>;

const server = join(__dirname, '..', '..');

/** @throws Error for an unknown content type */
export function attributesOf(type: string): Attributes {
  const path = join(server, 'api', type, 'content-types', type, 'schema.json');
  if (!existsSync(path)) throw new Error(`There is no content type "${type}".`);
  return read(path);
}

/** @param component e.g. `shared.seo` */
export const componentAttributes = (component: string): Attributes =>
  read(join(server, 'components', `${component.replace('.', '/')}.json`));

/** The attribute with a type's rich text. @throws Error for a type without */
export function bodyFieldOf(type: string): string {
  const found = Object.entries(attributesOf(type)).find(([, each]) => each.type === 'blocks');
  if (!found) throw new Error(`"${type}" has no rich text: its samples belong in ${type}.yaml.`);
  return found[0];
}

function read(path: string): Attributes {
  const { attributes } = JSON.parse(readFileSync(path, 'utf8')) as { attributes: Attributes };
  return attributes;
}
