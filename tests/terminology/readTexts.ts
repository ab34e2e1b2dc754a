import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A text of the product and its location. */
export interface ProductText {
  text: string;
  /** `src/ui/texts.ts:12`, or the file only for JSON. */
  location: string;
}

const VIETNAMESE = /[ăâđêôơưà-ãè-êìíò-õùúýạ-ỹĩũ]/i;
const rooms = [
  'src',
  'host',
  'cms/src',
  'cms/sample',
  'packages/shared/src',
  'packages/rest-contract/rules',
];

/** Every Vietnamese text of the product, from code (also generated), JSON, and the lines of sample content. */
export function readTexts(root: string): ProductText[] {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(room, file),
    ),
  );
  const found = files.filter(isRead).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    if (/\.(?:md|yaml)$/.test(file)) return linesOf(file, source);
    return file.endsWith('.json') ? textsOfJson(file, source) : textsOfCode(file, source);
  });
  return found.filter(({ text }) => VIETNAMESE.test(text));
}

const isRead = (file: string) =>
  /\.(?:tsx?|json|md|yaml)$/.test(file) &&
  !/\.test\.|\/(?:testing|parts)\/|\.d\.ts$|README\.md$|tsconfig\.json$/.test(file);

function textsOfCode(file: string, source: string): ProductText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false);
  const texts: ProductText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      texts.push({ text: node.text, location: `${file}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts;
}

const linesOf = (file: string, source: string): ProductText[] =>
  source.split('\n').map((text, index) => ({ text, location: `${file}:${index + 1}` }));

function textsOfJson(file: string, source: string): ProductText[] {
  const texts: ProductText[] = [];
  JSON.parse(source, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push({ text: value, location: file });
    return value;
  });
  return texts;
}
