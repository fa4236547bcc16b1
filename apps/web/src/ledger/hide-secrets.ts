/** What would open a door to its reader. */
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

/** Thousands of letters that say nothing to a reader, and that would push out everything else that is written down. */
const figuresWord = (figures: unknown) => `(stick figures, ${String(figures).length} letters)`

/** The JSON of a body, with every secret in it replaced by the same word. */
export const jsonWithoutSecrets = (body: unknown): string =>
  JSON.stringify(body, (field, value: unknown) => {
    if (field === 'figures') return figuresWord(value)
    return secretFields.includes(field) ? hiddenWord : value
  })
