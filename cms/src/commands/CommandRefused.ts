/** The command refuses to do what the operator requested. The message is shown to the operator. */
export class CommandRefused extends Error {}
