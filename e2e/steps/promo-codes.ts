/** Codes that the server under test starts with. */
export const promoCodes = {
  opens: 'OPEN-SESAME',
  lowers: 'QUARTER-OFF',
  usedUp: 'ONLY-ONCE',
  expired: 'JUST-OVER',
}

const { E2E_CODE_ENDS_AT: endsAt = '' } = process.env

/** Time after which the expiring code has expired. */
export const codeEndsAtMs = Date.parse(endsAt)

/** Arguments of the commands that create the codes. */
export const promoWords = [
  `create ${promoCodes.expired} --percent 100 --until ${endsAt}`,
  `create ${promoCodes.opens} --percent 100`,
  `create ${promoCodes.lowers} --percent 25`,
  `create ${promoCodes.usedUp} --percent 100 --uses 1`,
]
