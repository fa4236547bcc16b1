/** The codes that the server under test starts with. */
export const promoCodes = {
  opens: 'OPEN-SESAME',
  lowers: 'QUARTER-OFF',
  usedUp: 'ONLY-ONCE',
  expired: 'JUST-OVER',
}

const { E2E_CODE_ENDS_AT: endsAt = '' } = process.env

/** From then on the code that expires has expired. */
export const codeEndsAtMs = Date.parse(endsAt)

/** What makes them, in the words of the command that deployments use. */
export const promoWords = [
  `create ${promoCodes.expired} --percent 100 --until ${endsAt}`,
  `create ${promoCodes.opens} --percent 100`,
  `create ${promoCodes.lowers} --percent 25`,
  `create ${promoCodes.usedUp} --percent 100 --uses 1`,
]
