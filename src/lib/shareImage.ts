const FOLDER = '/og';
const ENDING = '.png';

export const shareImageSize = { width: 1200, height: 630 } as const;

/** `/khoa-hoc?trang=2` → `/og/khoa-hoc.png`. */
export function shareImagePath(page: string): string {
  const [path = '/'] = page.split('?', 1);
  return `${FOLDER}${path === '/' ? '' : path}${ENDING}`;
}

export function pageOfShareImage(path: string): string | null {
  if (path === `${FOLDER}${ENDING}`) return '/';
  if (!path.startsWith(`${FOLDER}/`) || !path.endsWith(ENDING)) return null;
  return path.slice(FOLDER.length, -ENDING.length);
}
