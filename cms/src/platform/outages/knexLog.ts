/** Knex's log without a line for each pooled connection that was lost: the outage is logged already. */
export const knexLog = {
  warn(message: string): void {
    if (!message.startsWith('Connection Error:')) console.warn(message);
  },
};
