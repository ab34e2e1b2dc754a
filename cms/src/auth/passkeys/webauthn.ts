/** Loaded at the first passkey, as a start need not wait for it. */
export const webauthn = () => import('@simplewebauthn/server');
