import { createAvatar } from '@dicebear/core'
import * as personas from '@dicebear/personas'

type Face = { seed: string; ageYears: number | null; sexLetter: string }

/** The library takes hexadecimal colours only: each of these stands for a token and is replaced by it. */
const inks = {
  skin: 'a00001',
  silver: 'a00002',
  pewter: 'a00003',
  chestnut: 'a00004',
  dark: 'a00005',
  spruce: 'a00006',
  ember: 'a00007',
  moss: 'a00008',
} as const

const paints: Record<string, string> = {
  // One tone for all, as on an old photograph: none is guessed.
  [inks.skin]: 'color-mix(in srgb, var(--skin) 88%, var(--ink))',
  [inks.silver]: 'color-mix(in srgb, var(--hair) 55%, var(--raised))',
  [inks.pewter]: 'var(--hair)',
  [inks.chestnut]: 'color-mix(in srgb, var(--ember-text) 38%, var(--ink))',
  [inks.dark]: 'var(--ink)',
  [inks.spruce]: 'var(--spruce)',
  [inks.ember]: 'var(--ember)',
  [inks.moss]: 'color-mix(in srgb, var(--spruce) 62%, var(--tint-green))',
  // Baked into the style: outlines, and the band in one of the hairs.
  '1B0640': 'var(--ink)',
  E15C66: 'var(--ember)',
  F55D81: 'var(--ember)',
}

const womensHair = ['bobCut', 'bobBangs', 'straightBun', 'curlyBun', 'long', 'curly', 'sideShave'] as const
const mensHair = ['shortCombover', 'balding', 'buzzcut', 'fade', 'bald', 'shortComboverChops'] as const
const hairsOf: Record<string, readonly (typeof womensHair | typeof mensHair)[number][]> = {
  F: womensHair,
  M: mensHair,
}

const greyFromYears = 58
const greyingFromYears = 45

function hairInks(ageYears: number | null): string[] {
  if (ageYears === null || ageYears >= greyFromYears) return [inks.silver, inks.pewter]
  return ageYears >= greyingFromYears ? [inks.pewter, inks.chestnut] : [inks.chestnut, inks.dark]
}

/** A portrait in the colours of the product, drawn here: name, age and sex go nowhere. */
export function drawAvatar({ seed, ageYears, sexLetter }: Face): string {
  const drawn = createAvatar(personas, {
    seed,
    skinColor: [inks.skin],
    hairColor: hairInks(ageYears),
    clothingColor: [inks.spruce, inks.ember, inks.moss],
    hair: [...(hairsOf[sexLetter] ?? [...womensHair, ...mensHair])],
    facialHair: ['beardMustache', 'walrus', 'goatee', 'shadow'],
    facialHairProbability: sexLetter === 'M' ? 35 : 0,
    eyes: ['open', 'happy', 'glasses'],
    mouth: ['smile', 'bigSmile'],
    nose: ['mediumRound', 'smallRound'],
    body: ['rounded', 'squared', 'small'],
  }).toString()
  return drawn.replace(/#([0-9a-f]{6})\b/gi, (colour, hex: string) => paints[hex] ?? colour)
}
