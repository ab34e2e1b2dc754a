import { jsonForHtml } from './jsonForHtml';

/**
 * The inline script that brings the app once the page has been painted: until then the line and the
 * processor belong to text and fonts. A page in a hidden tab is never painted and starts at once.
 * @param scripts addresses of what the entry and the page need besides, fetched side by side
 */
export function startScript(entry: string, scripts: readonly string[]): string {
  return `{
const { nonce } = document.currentScript;
const start = () => {
  for (const href of ${jsonForHtml(scripts)}) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }));
  }
  import(${jsonForHtml(entry)});
};
const afterPaint = () => requestAnimationFrame(() => setTimeout(start));
addEventListener('DOMContentLoaded', () => (document.hidden ? start() : afterPaint()));
}`;
}
