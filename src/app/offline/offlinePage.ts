import { formatDateTime } from '@iia/shared/dates';
import { readToken } from '@/data/cookie';
import { tokenSubject } from '@/data/tokenSubject';
import { memberCache, PAGES_PREFIX } from '@/lib/offlineCaches';
import { savedItems, type SavedItem } from './savedItems';
import { texts } from './texts';

// The script of the page that the service worker shows instead of the browser's error page.

const POLL_MS = 5_000;

const byId = (id: string) => document.getElementById(id);

function say(text: string): void {
  const status = byId('status');
  if (status) status.textContent = text;
}

/** At its own URL the page has nothing to return to. */
function returnToPage(): void {
  if (location.pathname === '/offline.html') location.replace('/');
  else location.reload();
}

async function retry(): Promise<boolean> {
  const isReachable = await fetch('/build.json', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isReachable) returnToPage();
  return isReachable;
}

function rowOf({ kind, title, href, savedAt }: SavedItem): HTMLElement {
  const row = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href, textContent: title });
  const note = document.createElement('span');
  note.textContent = `${texts.kinds[kind]} · ${texts.savedAt(formatDateTime(savedAt))}`;
  row.append(link, note);
  return row;
}

async function showSaved(): Promise<void> {
  const member = tokenSubject(readToken());
  const names = await caches.keys();
  const canOpen = member !== null && names.some((name) => name.startsWith(PAGES_PREFIX));
  const isSaved = member !== null && names.includes(memberCache(member));
  const items = canOpen && isSaved ? await savedItems(await caches.open(memberCache(member))) : [];
  byId('saved-list')?.append(...items.map(rowOf));
  byId(items.length > 0 ? 'saved' : 'nothing')?.removeAttribute('hidden');
}

byId('retry')?.addEventListener('click', () => {
  say(texts.retrying);
  void retry().then((isReachable) => {
    if (!isReachable) say(texts.failed);
  });
});
window.addEventListener('online', () => void retry());
setInterval(() => {
  if (navigator.onLine) void retry();
}, POLL_MS);
void showSaved();
