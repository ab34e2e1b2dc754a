/** Time for a slow browser to start saving before the file's memory is freed. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads a file of this site. A failed link does not navigate away. */
export function saveFile({ url, name }: { url: string; name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Saves a file generated or fetched in the browser. */
export function saveBlob(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  saveFile({ url, name });
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
