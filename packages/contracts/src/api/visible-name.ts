/**
 * Invisible characters, which reorder text or make names look alike. The two joiners are allowed between letters, for
 * Persian, Hindi and others, and inside emoji.
 */
const unseen =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])|(?![\u200c\u200d])\p{Cf}/u

const everyUnseen = new RegExp(unseen.source, 'gu')

/** Whether a name has no invisible characters. */
export const isVisibleName = (name: string) => !unseen.test(name)

/** Removes invisible characters from a pasted name. */
export const visibleName = (name: string) => name.replace(everyUnseen, '').trim()
