/** Normalizes a scanned or typed ticket code to its 16 characters; null for anything else. */
export function readTicketCode(text: string): string | null {
  const characters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return characters.length === 16 ? characters : null;
}

/** The same digest as in `cms/src/events/tickets/ticketCode.ts`. */
export async function digestOf(characters: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(characters));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32);
}
