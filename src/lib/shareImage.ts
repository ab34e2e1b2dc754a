const FOLDER = '/og';
const ENDING = '.png';

/** Pixels, as every network shows it whole. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The path of the picture that a shared link to this page shows: that of `/khoa-hoc?trang=2` is `/og/khoa-hoc.png`. */
export function shareImagePath(page: string): string {
  const [path = '/'] = page.split('?', 1);
  return `${FOLDER}${path === '/' ? '' : path}${ENDING}`;
}

/** The path of the page whose picture stands here; null of an address that is none. */
export function pageOfShareImage(path: string): string | null {
  if (path === `${FOLDER}${ENDING}`) return '/';
  if (!path.startsWith(`${FOLDER}/`) || !path.endsWith(ENDING)) return null;
  return path.slice(FOLDER.length, -ENDING.length);
}
