/** Untranslated literals of one Strapi module and their replacements. */
interface HardCodedTexts {
  module: string;
  replacements: readonly (readonly [original: string, replacement: string])[];
}

const hardCodedTexts: readonly HardCodedTexts[] = [
  {
    module: '@strapi/admin/dist/admin/admin/src/pages/Settings/pages/Users/ListPage.mjs',
    replacements: [
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
    replacements: [[`"aria-label": status,`, '']],
  },
];

/** Replaces hard-coded English at build time; fails the build if a literal is gone after an upgrade. */
export function replaceHardCodedTexts() {
  const seen = new Set<HardCodedTexts>();
  return {
    name: 'hard-coded-texts',
    apply: 'build' as const,
    transform(code: string, id: string): string | undefined {
      const [path = ''] = id.replaceAll('\\', '/').split('?');
      const found = hardCodedTexts.find(({ module }) => path.endsWith(module));
      if (!found) return undefined;
      seen.add(found);
      return found.replacements.reduce((text, [original, replacement]) => {
        if (!text.includes(original)) throw new Error(`${found.module} no longer has ${original}`);
        return text.replace(original, replacement);
      }, code);
    },
    buildEnd(error?: Error) {
      const gone = hardCodedTexts.find((each) => !seen.has(each));
      if (gone && !error) throw new Error(`The panel no longer has ${gone.module}`);
    },
  };
}
