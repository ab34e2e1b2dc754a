import { dirname, join, relative } from 'node:path';

const root = new URL('../../', import.meta.url).pathname;

/** The longest row that contains a path: its key, `pages/*`, and the folder, `pages/cart`; null if none does. */
function rowOf(path, rows) {
  const found = Object.keys(rows).flatMap((key) => {
    const [folder] = new RegExp(`^${key.replace('*', '[^/]+')}(?=[/.]|$)`).exec(path) ?? [];
    return folder === undefined ? [] : [{ key, folder }];
  });
  return found.sort((a, b) => b.key.length - a.key.length)[0] ?? null;
}

/** The path of an imported file from the repository's root; null for a package. */
function pathOf(specifier, file) {
  if (specifier.startsWith('@/')) return join('src', specifier.slice(2));
  return specifier.startsWith('.') ? join(dirname(file), specifier) : null;
}

const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** What is wrong with an import from a file of an area; null if nothing. */
export function problemOf(file, specifier, { area, rows, closed = false, sealed = false }) {
  const path = pathOf(specifier, file);
  if (path === null) return null;
  if (!isIn(file, area)) {
    return sealed && isIn(path, area) ? `Import ${area} by name, not ${path}.` : null;
  }
  if (!isIn(path, area)) {
    return closed ? `${area} imports only its own files and packages, not ${path}.` : null;
  }
  const [from, to] = [file, path].map((each) => rowOf(relative(area, each), rows));
  if (from === null || to === null) {
    return `${dirname(from === null ? file : path)} has no row in the table of imports; add one.`;
  }
  const allowed = rows[from.key];
  if (from.folder === to.folder || allowed.includes('**') || allowed.includes(to.key)) return null;
  return `${area}/${from.folder} imports ${allowed.join(', ') || 'no other folder'}; not ${to.folder}.`;
}

/** Reports an import that the table of its area does not allow. */
export const imports = {
  meta: { schema: false },
  create(context) {
    const file = relative(root, context.filename);
    const check = (node) => {
      const { value } = node.source ?? node.argument?.literal ?? {};
      if (typeof value !== 'string') return;
      for (const options of context.options) {
        const message = problemOf(file, value, options);
        if (message !== null) context.report({ node, message });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      TSImportType: check,
    };
  },
};
