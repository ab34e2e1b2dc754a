const prefix = 'draft:';
/** Survives `clearDrafts`, so it must not contain personal data. */
const markPrefix = 'mark:';

/** Stored in sessionStorage; null if absent, unreadable or blocked. */
export const readDraft = (name: string): unknown => read(prefix + name);

/** Null deletes it. If storage is blocked only the draft is lost. */
export const writeDraft = (name: string, value: unknown): void => write(prefix + name, value);

/** Like a draft, but outlives the session: never for personal data. */
export const readMark = (name: string): unknown => read(markPrefix + name);

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
    // Full or blocked: the form works without a draft.
  }
}

/** Prevents the next user of this browser from seeing personal data. */
export function clearDrafts(): void {
  try {
    Object.keys(sessionStorage)
      .filter((key) => key.startsWith(prefix))
      .forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Blocked storage contains no drafts.
  }
}
