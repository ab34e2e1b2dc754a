let isActive = false;

/**
 * Whether this process is a command that uses the server's services, beside servers that may be running: it opens no
 * port, runs no task, sends no email and changes no table.
 */
export const isCommand = (): boolean => isActive;

/** Call it before Strapi is loaded. */
export function runAsCommand(): void {
  isActive = true;
}
