/**
 * Letters that cannot be seen: they turn the words around them, or make two names look like one. The two joiners belong to
 * names in Persian, Hindi and others, between letters, and hold pictures of people together.
 */
const unseen =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])|(?![\u200c\u200d])\p{Cf}/u

const everyUnseen = new RegExp(unseen.source, 'gu')

/** Whether a name is all to be seen. */
export const isVisibleName = (name: string) => !unseen.test(name)

/** A name as it was pasted from somewhere, without what could not be seen in it. */
export const visibleName = (name: string) => name.replace(everyUnseen, '').trim()
