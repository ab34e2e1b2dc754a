/** The 16 letters of a ticket's code, however it was scanned or typed; null for anything else. */
export function readTicketCode(text: string): string | null {
  const letters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return letters.length === 16 ? letters : null;
}

/** As `cms/src/tickets/ticketCode.ts` makes it. */
export async function digestOf(letters: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(letters));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
}
