const prefix = 'draft:';

/**
 * What is kept in this tab only, for as long as the tab lives: half-filled forms, the key of an
 * order on its way. `null` where nothing readable is kept, or the browser keeps nothing at all.
 */
export function readDraft(name: string): unknown {
  try {
    const text = sessionStorage.getItem(prefix + name);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Keeps a draft, `null` to drop it. A browser that refuses storage costs the draft, not the page. */
export function writeDraft(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, JSON.stringify(value));
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
