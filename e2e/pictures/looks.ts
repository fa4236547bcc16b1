import { fileURLToPath } from 'node:url'
import { desktop, phone, phoneOnItsSide } from '../steps/devices.ts'

/** Output folder, ignored by git. */
export const picturesFolder = fileURLToPath(new URL('../../screens', import.meta.url))

/** Viewport and colour variants of each screen, with a folder each. */
export const looks = {
  light: { ...phone, colorScheme: 'light' },
  dark: { ...phone, colorScheme: 'dark' },
  'on-its-side': { ...phoneOnItsSide, colorScheme: 'light' },
  desktop: { ...desktop, colorScheme: 'light' },
} as const

export type Look = keyof typeof looks
export const lookNames = Object.keys(looks) as Look[]
