/** A command cannot do what its operator asked for; the message, in Vietnamese, is for them. */
export class CommandRefused extends Error {}
