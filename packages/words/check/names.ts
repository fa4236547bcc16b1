/** Names that are the same in every language: ours, of typefaces, of devices and of programs on them. */
const names = new Set(
  [
    'Lithe Etta Telegram Google Stripe',
    'Fraunces Atkinson Hyperlegible Next Georgia Times New Roman Helvetica Neue Arial',
    'Android iPhone iPad Mac Windows Linux Chrome Edge Firefox Opera Safari Samsung Internet Huawei Mi Browser',
    'Enter Escape',
  ].flatMap(row => row.split(' ')),
)

/** Whether a word is no word of a language: a name, a unit of the metric system, a letter alone. */
export const isName = (word: string) =>
  names.has(word) || word.length === 1 || /^(kg|cm|mm|km|px|vh|vw)$/.test(word)
