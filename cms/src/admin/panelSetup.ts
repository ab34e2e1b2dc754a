const LANGUAGE = 'strapi-admin-language';
const MEDIA_BANNER = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

/** Screens unused here: marketplace, API tokens, type builder, locales, releases. */
const hidden: ReadonlySet<string> = new Set([
  'admin::marketplace.read',
  'admin::api-tokens.access',
  'admin::admin-tokens.access',
  'admin::transfer.tokens.access',
  'plugin::content-type-builder.read',
  'plugin::i18n.locale.read',
  'plugin::content-releases.settings.read',
]);

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

export const withoutHiddenScreens =
  () =>
  <Permission extends { action: string }>(
    next: (permissions: Permission[]) => Promise<Permission[]> | Permission[],
  ) =>
  (permissions: Permission[]) =>
    next(permissions.filter(({ action }) => !hidden.has(action)));
