import { useHydrated } from '../useHydrated';

/**
 * Server-rendered only: a script element created in the browser would violate Trusted Types. Crawlers read
 * the host's HTML.
 */
export const JsonLd = ({ data }: { data: object }) => {
  const hydrated = useHydrated();
  if (hydrated) return null;
  return <script type="application/ld+json">{jsonForScript(data)}</script>;
};

/** No text of an editor can close the script element or open a comment. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
