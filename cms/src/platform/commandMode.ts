let isActive = false;

/**
 * Whether this process is a command that uses the server's services while servers may be running: it opens no port,
 * runs no task, sends no email and does not change the schema.
 */
export const isCommand = (): boolean => isActive;

/** Call it before Strapi is loaded. */
export function runAsCommand(): void {
  isActive = true;
}

/** A command refuses to run on a database on which no server of its release has completed its start. */
export class NotPrepared extends Error {
  constructor() {
    super(
      'The database is empty, of another release, or without a complete start. Start a server of this release once, then repeat the command.',
    );
  }
}
