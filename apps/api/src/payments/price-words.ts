/** Two decimals always, as on a receipt. */
export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
