import { useHydrated } from '../useHydrated';

/**
 * Facts for search engines, as JSON-LD. They read what the host sent; once the page runs its script it takes the
 * block out again, since a script element made in the browser would go through a sink that the CSP forbids.
 */
export const JsonLd = ({ data }: { data: object }) => {
  const hydrated = useHydrated();
  if (hydrated) return null;
  return <script type="application/ld+json">{jsonForScript(data)}</script>;
};

/** JSON in which no text, whatever an editor wrote, can end the script element or open a comment. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
