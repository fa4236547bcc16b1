/** What would open a door for whoever reads it. */
const secretFields: readonly string[] = [
  'otp',
  'credential',
  'initData',
  'key',
  'hash',
  'promoCode',
  'unlockKey',
  'organisationKey',
]

const hiddenWord = '(hidden)'

/** The JSON of a body, with every secret in it replaced by the same word. */
export const jsonWithoutSecrets = (body: unknown): string =>
  JSON.stringify(body, (field, value: unknown) => (secretFields.includes(field) ? hiddenWord : value))
