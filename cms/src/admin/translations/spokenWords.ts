/** Untranslated literals of one Strapi module and their replacements. */
interface Spoken {
  module: string;
  words: readonly (readonly [its: string, ours: string])[];
}

const spoken: readonly Spoken[] = [
  {
    module: '@strapi/admin/dist/admin/admin/src/pages/Settings/pages/Users/ListPage.mjs',
    words: [
      [`isActive ? 'Active' : 'Inactive'`, `isActive ? 'Đang hoạt động' : 'Ngừng hoạt động'`],
      [`label: 'Firstname'`, `label: 'Tên'`],
      [`label: 'Lastname'`, `label: 'Họ'`],
      [`label: 'Username'`, `label: 'Tên đăng nhập'`],
      [`label: 'Active user'`, `label: 'Đang hoạt động'`],
    ],
  },
  {
    module: '@strapi/content-manager/dist/admin/pages/EditView/components/DocumentStatus.mjs',
    // The status text is already inside; this label would hide it from screen readers.
    words: [[`"aria-label": status,`, '']],
  },
];

/** Replaces hard-coded English at build time; fails the build if a literal is gone after an upgrade. */
export function spokenWords() {
  const seen = new Set<Spoken>();
  return {
    name: 'spoken-words',
    apply: 'build' as const,
    transform(code: string, id: string): string | undefined {
      const [path = ''] = id.replaceAll('\\', '/').split('?');
      const found = spoken.find(({ module }) => path.endsWith(module));
      if (!found) return undefined;
      seen.add(found);
      return found.words.reduce((text, [its, ours]) => {
        if (!text.includes(its)) throw new Error(`${found.module} no longer has ${its}`);
        return text.replace(its, ours);
      }, code);
    },
    buildEnd(error?: Error) {
      const gone = spoken.find((each) => !seen.has(each));
      if (gone && !error) throw new Error(`The panel no longer has ${gone.module}`);
    },
  };
}
