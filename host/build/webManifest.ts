import { markColors, palettes } from '../../src/ui/colors.ts';

/** Phones may cut a maskable icon to the circle of four fifths of its width: the bars must be within it. */
const scales = { any: 1, maskable: 0.8 } as const;

export const webIcons = ([192, 512] as const).flatMap((pixels) =>
  (['any', 'maskable'] as const).map((purpose) => ({
    name: purpose === 'any' ? `icon-${pixels}.png` : `icon-${pixels}-maskable.png`,
    pixels,
    purpose,
    scale: scales[purpose],
  })),
);

const icons = webIcons.map(({ name, pixels, purpose }) => ({
  src: `/${name}`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose,
}));

/**
 * What a phone shows of the installed site: https://www.w3.org/TR/appmanifest/. Node loads this file with Vite's
 * configuration and cannot load our packages; the test compares the paths with `routePatterns`.
 */
export const webManifest = {
  id: '/',
  name: 'Viện Kiểm toán nội bộ Việt Nam',
  short_name: 'IIA Việt Nam',
  description: 'Khoá học, hội thảo, tài liệu và tài khoản của hội viên Viện Kiểm toán nội bộ.',
  lang: 'vi',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: markColors.ground,
  background_color: palettes.light.paper,
  categories: ['education', 'business'],
  icons,
  shortcuts: [
    { name: 'Vé của tôi', url: '/tai-khoan/khoa-hoc-cua-toi?muc=ve', icons: icons.slice(0, 1) },
    { name: 'Khoá học của tôi', url: '/tai-khoan/khoa-hoc-cua-toi', icons: icons.slice(0, 1) },
    { name: 'Hội thảo sắp tới', url: '/hoi-thao', icons: icons.slice(0, 1) },
  ],
};
