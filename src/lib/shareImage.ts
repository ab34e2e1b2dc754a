const FOLDER = '/og';
const ENDING = '.png';

/** Pixels; every network shows this size uncropped. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** `/khoa-hoc?trang=2` → `/og/khoa-hoc.png`. */
export function shareImagePath(page: string): string {
  const [path = '/'] = page.split('?', 1);
  return `${FOLDER}${path === '/' ? '' : path}${ENDING}`;
}

/** The inverse; null if it is no such path. */
export function pageOfShareImage(path: string): string | null {
  if (path === `${FOLDER}${ENDING}`) return '/';
  if (!path.startsWith(`${FOLDER}/`) || !path.endsWith(ENDING)) return null;
  return path.slice(FOLDER.length, -ENDING.length);
}
