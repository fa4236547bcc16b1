/** Whom keys are made for, and the one origin they count on: this server's own address. */
export const relyingParty = (ownOrigin: string) => ({
  rpID: URL.canParse(ownOrigin) ? new URL(ownOrigin).hostname : 'invalid',
  origin: ownOrigin,
})
