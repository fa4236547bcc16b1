/** The sounds of the page, all from one mallet voice; the alarm is the one that is not soft. */
export const tones = ['ready', 'count', 'done', 'alarm'] as const
export type Tone = (typeof tones)[number]
