/** The codes that the server under test starts with. */
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

/** One is made by the command that deployments use, which takes seconds to start. */
export const promoCommand = `node ../tools/bootstrap.mjs promo create ${promoCodes.expired} --percent 100 --until ${process.env.E2E_CODE_ENDS_AT}`

/** The others, in the words of that command, are made all at once. */
export const furtherPromos = [
  `create ${promoCodes.opens} --percent 100`,
  `create ${promoCodes.lowers} --percent 25`,
  `create ${promoCodes.usedUp} --percent 100 --uses 1`,
]
