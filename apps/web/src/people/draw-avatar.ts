type Face = { seed: string; ageYears: number | null; sexLetter: string }

/** Hair, or a beard and the remaining hair, in hundredths of body height from the top of the spine, y down. */
type Head = { hair: string; beard?: string; locks?: string }

const crop: Head = {
  hair: 'M-4-3.3C-4.9-3.6-5.3-4.6-5.2-6-5.1-8.1-4-9.7-2.1-10-.8-11.1 2.2-11 3.7-9.7 5.1-8.9 5.7-7 5.3-5.3 5.2-4.2 4.8-3.5 4.1-3.2 4-4.3 3.7-5 3.2-5.4 2.6-5.6 1.9-6 1.4-6.6.4-7.2-.8-7.7-1.8-7.6-2.6-7.3-3.4-6.2-3.7-5.1-3.9-4.5-4-3.9-4-3.3Z',
  locks: 'M-1.7-8.9C.6-9.2 2.8-8.3 3.9-6.4M-1.4-9.9C1.2-10.3 3.6-9.3 4.8-7M-2.7-8.7C-3.7-8-4.3-6.9-4.4-5.7',
}
const bob: Head = {
  hair: 'M-5.2 1.7C-6.4-1.8-6.1-8.6-2.7-10.3-.6-11.3 2.6-11.1 4.4-9.3 6.5-7 6.3-1.6 5.2 1.7 4.6 2.1 4 1.6 3.9.7 4.4-1.4 4.3-4 3.6-5.6 1.4-5.4-1.2-6.2-2.6-7.8-3.2-6.4-4-5.2-4.1-3.6-4.3-2-4.2-.6-3.9.7-4 1.6-4.6 2.1-5.2 1.7Z',
  locks: 'M-2-8.6C.4-7.6 2.6-7.6 4.4-6.6M-4.9-.4C-5.2-2.6-5-4.8-4.2-6.6M4.9-.4C5.2-2.4 5-4.6 4.4-6.4',
}
const bun: Head = {
  hair: 'M-1.9-11A1.9 1.9 0 1 1 1.9-11 1.9 1.9 0 1 1-1.9-11ZM-4.5-3C-5.5-7.4-3.3-10.5 0-10.5S5.5-7.4 4.5-3C4.3-4.8 3.8-6.2 2.9-7.2 1.2-6.9-1.2-6.9-2.9-7.2-3.8-6.2-4.3-4.8-4.5-3Z',
  locks: 'M-0.6-10.4C-2.4-9.6-3.8-8.2-4.3-6M.6-10.4C2.4-9.6 3.8-8.2 4.3-6M0-10.3V-7.4',
}
const curls: Head = {
  hair: 'M-4.4-2.8C-6.5-3.1-6.7-5.6-5.4-6.3-6.3-8.1-4.6-9.8-3.2-9.4-2.6-11.2-.2-11.4.6-10.1 2-11.4 4.1-10.5 3.9-8.9 5.7-9.1 6.5-7 5.4-6.1 6.7-5.3 6.4-3.1 4.4-2.8 4.4-4.2 4-5.3 3.2-6 2.2-5.4.8-5.7 0-6.5-1-5.7-2.4-5.4-3.2-6-4-5.3-4.4-4.2-4.4-2.8Z',
  locks: 'M-3.2-9.4C-3.7-8.3-3.3-7.3-2.3-7M.6-10.1C-.2-9.3-.1-8.2.7-7.6M3.9-8.9C3-8.6 2.7-7.7 3.1-6.9',
}
const parted: Head = {
  hair: 'M-4.4-3.2C-5.1-6-4.7-9.4-1.8-10 .6-11.2 4-10.6 4.8-8.3 5.3-6.6 5-4.6 4.4-3.2 4.4-4.8 4-5.9 3.3-6.8 1.4-6.6-.8-7-2.2-8.1-3.2-7-4.2-5.6-4.4-3.2Z',
  locks: 'M-1.8-9.2C.6-9.7 3-9.2 4.1-7.4M-2.2-8.1C-3-8-4-6.9-4.3-5.2',
}
const bearded: Head = {
  hair: 'M-4.3-2.4C-5.4-3.8-5.4-6.4-4.2-7.6-4.4-5.8-4.2-4-4.3-2.4ZM4.3-2.4C5.4-3.8 5.4-6.4 4.2-7.6 4.4-5.8 4.2-4 4.3-2.4Z',
  beard:
    'M-4.3-1.3C-4.2 2.8-2.7 5.2 0 5.2S4.2 2.8 4.3-1.3C3.6.1 2.6.5 1.7.3.6-.2-.6-.2-1.7.3-2.6.5-3.6.1-4.3-1.3Z',
}
const brushed: Head = {
  hair: 'M-4.4-3.2C-5-5.4-4.9-8-3.6-9.2-2.4-11 2.4-11 3.6-9.2 4.9-8 5-5.4 4.4-3.2 4.3-4.8 4.1-6 3.5-7.3 2.2-8-2.2-8-3.5-7.3-4.1-6-4.3-4.8-4.4-3.2Z',
  locks: 'M-2.2-7.8C-2.2-8.8-1.8-9.6-1.2-10.2M0-7.9V-10.4M2.2-7.8C2.2-8.8 1.8-9.6 1.2-10.2',
}
const shortBeard: Head = {
  hair: parted.hair,
  beard:
    'M-4.2-1C-4 2.4-2.6 4.7 0 4.7S4 2.4 4.2-1C3.8 1 2.8 1.7 1.9 1.4 1-.1-1-.1-1.9 1.4-2.8 1.7-3.8 1-4.2-1Z',
  locks: parted.locks ?? '',
}

const headsOf: Record<string, readonly Head[]> = {
  F: [crop, bob, bun, curls],
  M: [parted, bearded, brushed, shortBeard],
}
const allHeads = Object.values(headsOf).flat()

const face = 'M-4.2-6C-4.2-10 4.2-10 4.2-6 4.6-2 4 1.2 2.4 3.2 1 4.7-1 4.7-2.4 3.2-4 1.2-4.6-2-4.2-6Z'
const ears = 'M-4.3-3.3C-5.2-3.5-5.3-1.1-4.3-.8ZM4.3-3.3C5.2-3.5 5.3-1.1 4.3-.8Z'
const neck = 'M-1.9 2.4 2 2.4 2.2 7-2.2 7Z'
const shoulders = 'M-10 13C-10 8.2-6 7-2.4 6-1.2 7.3 1.2 7.3 2.4 6 6 7 10 8.2 10 13Z'
const collar = 'M-2.9 6.2C-1.6 4.9-1.2 6.6 0 6.6S1.6 4.9 2.9 6.2C3 7.4 1.6 8.4 0 8.4S-3 7.4-2.9 6.2Z'
const features =
  'M-1.8-3.1V-2.5M1.8-3.1V-2.5M-2.8-4.4C-2.3-4.9-1.5-4.9-1-4.5M1-4.5C1.5-4.9 2.3-4.9 2.8-4.4M-.5-.8C-.3-.3.3-.3.5-.8M-1.4.9C-.7 1.7.7 1.7 1.4.9'
const lips = 'M-1.4.9C-.7 1.7.7 1.7 1.4.9'
const years = 'M-3.2-2.5L-3.7-2.3M-3.2-2.9L-3.7-3.1M3.2-2.5L3.7-2.3M3.2-2.9L3.7-3.1'
const glasses =
  'M-3.3-2.8A1.4 1.4 0 1 1-.5-2.8 1.4 1.4 0 1 1-3.3-2.8ZM.5-2.8A1.4 1.4 0 1 1 3.3-2.8 1.4 1.4 0 1 1 .5-2.8ZM-.5-3C-.2-3.3.2-3.3.5-3M-3.3-3L-4.3-3.3M3.3-3L4.3-3.3'

const skin = 'var(--skin)'
const silver = 'color-mix(in srgb, var(--hair) 70%, var(--raised))'
const pewter = 'var(--hair)'
const chestnut = 'color-mix(in srgb, var(--ember-text) 38%, var(--ink))'
const dark = 'color-mix(in srgb, var(--ember-text) 14%, var(--ink))'
const moss = 'color-mix(in srgb, var(--spruce) 62%, var(--tint-green))'
const cloths = [
  { cloth: 'var(--figure)', trim: 'var(--ember)' },
  { cloth: 'var(--ember)', trim: 'var(--figure)' },
  { cloth: moss, trim: 'var(--figure)' },
]

const greyFromYears = 58
const greyingFromYears = 45
const linedFromYears = 50

function hairInks(ageYears: number | null): string[] {
  if (ageYears === null || ageYears >= greyFromYears) return [silver, pewter]
  return ageYears >= greyingFromYears ? [pewter, chestnut] : [chestnut, dark]
}

/** FNV-1a with a final mix, so that seeds differing in one letter differ in every choice. */
function choicesFrom(seed: string) {
  let hash = 0x811c9dc5
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return <Choice>(among: readonly Choice[]): Choice | undefined => {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    hash ^= hash >>> 13
    return among[(hash >>> 0) % among.length]
  }
}

const edged = (shape: string, color: string) =>
  `<path d="${shape}" fill="${color}" stroke="color-mix(in srgb, ${color} 50%, var(--ink))" stroke-width=".34" stroke-linejoin="round" paint-order="stroke"/>`
const line = (shape: string, width: number, color = 'var(--ink)') =>
  `<path d="${shape}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`

/** Draws one of eight heads in the trainer's style, on this device only, in one skin tone. */
export function drawAvatar({ seed, ageYears, sexLetter }: Face): string {
  const choose = choicesFrom(seed)
  const { hair, beard, locks } = choose(headsOf[sexLetter] ?? allHeads) ?? crop
  const ink = choose(hairInks(ageYears)) ?? pewter
  const { cloth, trim } = choose(cloths) ?? { cloth: moss, trim: 'var(--figure)' }
  const wearsGlasses = choose([true, false, false]) ?? false
  const isLined = ageYears === null || ageYears >= linedFromYears
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><g transform="translate(32 38.5)scale(2.75)">',
    edged(neck, `color-mix(in srgb, ${skin} 86%, var(--ember-text))`),
    edged(shoulders, cloth),
    edged(collar, trim),
    edged(ears, skin),
    edged(face, skin),
    beard ? edged(beard, ink) : '',
    edged(hair, ink),
    locks ? line(locks, 0.3, `color-mix(in srgb, ${ink} 70%, var(--ink))`) : '',
    line(features, 0.46),
    beard ? line(lips, 0.5, `color-mix(in srgb, ${skin} 72%, var(--ember-text))`) : '',
    isLined ? line(years, 0.24, `color-mix(in srgb, ${skin} 60%, var(--ink))`) : '',
    wearsGlasses ? line(glasses, 0.34) : '',
    '</g></svg>',
  ].join('')
}
