/** Names common to all languages: ours, and those of typefaces, devices and software. */
const names = new Set(
  [
    'Lithe Etta Telegram Google Stripe',
    'Fraunces Atkinson Hyperlegible Next Georgia Times New Roman Helvetica Neue Arial',
    'Android iPhone iPad Mac Windows Linux Chrome Edge Firefox Opera Safari Samsung Internet Huawei Mi Browser',
    'Enter Escape',
  ].flatMap(row => row.split(' ')),
)

/** Whether a word is language-neutral: a name, a metric unit, a single letter. */
export const isName = (word: string) =>
  names.has(word) || word.length === 1 || /^(kg|cm|mm|km|px|vh|vw)$/.test(word)
