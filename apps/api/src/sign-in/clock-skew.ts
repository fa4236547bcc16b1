/** How far an issuer's clock may be off ours. */
export const clockSkewMs = 30_000
