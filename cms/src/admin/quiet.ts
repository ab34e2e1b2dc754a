const LANGUAGE = 'strapi-admin-language';
const MEDIA_BANNER = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

/** Rights to screens that nobody here needs: shops, tokens of a closed API, a builder of code, languages. */
const hidden: ReadonlySet<string> = new Set([
  'admin::marketplace.read',
  'admin::api-tokens.access',
  'admin::admin-tokens.access',
  'admin::transfer.tokens.access',
  'plugin::content-type-builder.read',
  'plugin::i18n.locale.read',
  'plugin::content-releases.settings.read',
]);

/** The panel speaks Vietnamese from its first screen, whatever this browser was told before. */
export function speakVietnamese(): void {
  localStorage.setItem(LANGUAGE, 'vi');
}

/** Puts away what Strapi tells of its own releases; links to its maker's sites are nowhere shown. */
export async function silenceAdvertisements(): Promise<void> {
  const style = document.createElement('style');
  style.textContent = `a[href*="strapi.io"], a[href*="github.com/strapi"] { display: none !important; }`;
  document.head.append(style);
  const answer = await fetch('/admin/init');
  const { data } = (await answer.json()) as { data: { uuid?: string | false } };
  for (const instance of [undefined, data.uuid]) {
    localStorage.setItem(`${MEDIA_BANNER}:${String(instance)}`, 'true');
  }
}

/** Keeps the menus from leading to those screens, which no role is given either. */
export const withoutHidden =
  () =>
  <Permission extends { action: string }>(
    next: (permissions: Permission[]) => Promise<Permission[]> | Permission[],
  ) =>
  (permissions: Permission[]) =>
    next(permissions.filter(({ action }) => !hidden.has(action)));
