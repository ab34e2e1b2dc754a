/** Loaded with the first passkey, to keep startup short. */
export const webauthn = () => import('@simplewebauthn/server');
