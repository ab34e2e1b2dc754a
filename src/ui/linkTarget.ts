const external = /^(https?:)?\/\//i;
const plain = /^(mailto:|tel:)/i;

/**
 * How an address is to be linked: inside the app, to another site, or handed to the browser as it
 * is (`mailto:`, `tel:`, a fragment).
 */
export const linkTarget = (to: string): 'app' | 'external' | 'plain' => {
  if (external.test(to)) return 'external';
  return plain.test(to) || to.startsWith('#') ? 'plain' : 'app';
};
