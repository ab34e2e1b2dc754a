const prefix = 'draft:';
/** What `clearDrafts` leaves: nothing of a person may stand there. */
const markPrefix = 'mark:';

/**
 * What is kept in this tab only, for as long as the tab lives: half-filled forms, the key of an
 * order on its way. `null` where nothing readable is kept, or the browser keeps nothing at all.
 */
export const readDraft = (name: string): unknown => read(prefix + name);

/** Keeps a draft, `null` to drop it. A browser that refuses storage costs the draft, not the page. */
export const writeDraft = (name: string, value: unknown): void => write(prefix + name, value);

/** As a draft, but it outlives the session: for what names nobody. */
export const readMark = (name: string): unknown => read(markPrefix + name);

/** Keeps a mark, `null` to drop it. */
export const writeMark = (name: string, value: unknown): void => write(markPrefix + name, value);

function read(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the form works on without its draft.
  }
}

/** Drops every draft: the next person at this browser must not find a name or an address. */
export function clearDrafts(): void {
  try {
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Storage that cannot be read holds nothing of ours.
  }
}
