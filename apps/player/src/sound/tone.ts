/** The three sounds of the page, all from one soft mallet voice. */
export const tones = ['ready', 'count', 'done'] as const
export type Tone = (typeof tones)[number]
