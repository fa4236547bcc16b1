const words =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')

/** "nine"; beyond fifteen as digits. */
export const inWords = (count: number): string => words[count] ?? String(count)

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
