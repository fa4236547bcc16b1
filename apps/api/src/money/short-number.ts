/** Omits letters that look or sound like others. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const letters = 6
const bitsPerLetter = 5
/** Order ids begin with 32 random bits; a short number holds the first 30. */
const bitsLeftOut = 2

/** A number a payer can read out, like LT-4F2K9Q. One order in a billion collides. */
export function shortNumber(orderId: string): string {
  const bits = Number.parseInt(orderId.slice(0, 8), 16) >>> bitsLeftOut
  const spelt = Array.from({ length: letters }, (_, index) => {
    const letter = (bits >>> ((letters - 1 - index) * bitsPerLetter)) & (alphabet.length - 1)
    return alphabet[letter]
  })
  return `LT-${spelt.join('')}`
}

const shape = new RegExp(`^[${alphabet}]{${letters}}$`)

/** First and last order id with this short number, however typed; null when invalid. */
export function idsSpelt(typed: string): { first: string; last: string } | null {
  const spelt = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replace(/^LT/, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (!shape.test(spelt)) return null
  const bits = [...spelt].reduce((sum, letter) => sum * alphabet.length + alphabet.indexOf(letter), 0)
  const head = (last: number) => (bits * 2 ** bitsLeftOut + last).toString(16).padStart(8, '0')
  return {
    first: `${head(0)}-0000-0000-0000-000000000000`,
    last: `${head(2 ** bitsLeftOut - 1)}-ffff-ffff-ffff-ffffffffffff`,
  }
}
