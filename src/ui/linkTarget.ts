const external = /^(https?:)?\/\//i;
const plain = /^(mailto:|tel:)/i;

/** `plain` URLs (`mailto:`, `tel:`, fragments) are handled by the browser. */
export const linkTarget = (to: string): 'app' | 'external' | 'plain' => {
  if (external.test(to)) return 'external';
  return plain.test(to) || to.startsWith('#') ? 'plain' : 'app';
};
