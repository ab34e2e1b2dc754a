/** A command cannot do what its operator asked for; the message is for them. */
export class CommandRefused extends Error {}
