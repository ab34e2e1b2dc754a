/** Logins are logged at this level; individual requests are below it. */
export default () => ({ level: 'info' });
