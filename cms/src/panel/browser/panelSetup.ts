const LANGUAGE = 'strapi-admin-language';
const MEDIA_BANNER = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

/** Overrides any language this browser remembers. */
export function forceVietnamese(): void {
  localStorage.setItem(LANGUAGE, 'vi');
}

/** Hides Strapi's announcements and every link to its vendor's sites. */
export async function hideAnnouncements(): Promise<void> {
  const style = document.createElement('style');
  style.textContent = `a[href*="strapi.io"], a[href*="github.com/strapi"] { display: none !important; }`;
  document.head.append(style);
  const response = await fetch('/admin/init');
  const { data } = (await response.json()) as { data: { uuid?: string | false } };
  for (const instance of [undefined, data.uuid]) {
    localStorage.setItem(`${MEDIA_BANNER}:${String(instance)}`, 'true');
  }
}
