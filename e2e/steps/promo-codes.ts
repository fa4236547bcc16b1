/** The codes that the server under test starts with, made by the command that deployments use. */
export const promoCodes = {
  opens: 'OPEN-SESAME',
  lowers: 'QUARTER-OFF',
  usedUp: 'ONLY-ONCE',
  expired: 'JUST-OVER',
}

/** Long enough for a busy machine to make the codes before the first of them ends. */
const codeLifeMs = 75_000
process.env.E2E_CODE_ENDS_AT ??= new Date(Date.now() + codeLifeMs).toISOString()

/** From then on the code that expires has expired. */
export const codeEndsAtMs = Date.parse(process.env.E2E_CODE_ENDS_AT)

const wanted = [
  `${promoCodes.expired} --percent 100 --until ${process.env.E2E_CODE_ENDS_AT}`,
  `${promoCodes.opens} --percent 100`,
  `${promoCodes.lowers} --percent 25`,
  `${promoCodes.usedUp} --percent 100 --uses 1`,
]

export const promoCommands = wanted.map(words => `node ../tools/bootstrap.mjs promo create ${words}`)
