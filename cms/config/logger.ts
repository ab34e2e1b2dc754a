/** Logins are told at this level, each request below it. */
export default () => ({ level: 'info' });
