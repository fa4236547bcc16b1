import { fileURLToPath } from 'node:url'
import { desktop, phone, phoneOnItsSide } from '../steps/devices.ts'

/** Where the pictures go: a folder git does not keep. */
export const picturesFolder = fileURLToPath(new URL('../../screens', import.meta.url))

/** How each screen is looked at; a folder of pictures each. */
export const looks = {
  light: { ...phone, colorScheme: 'light' },
  dark: { ...phone, colorScheme: 'dark' },
  'on-its-side': { ...phoneOnItsSide, colorScheme: 'light' },
  desktop: { ...desktop, colorScheme: 'light' },
} as const

export type Look = keyof typeof looks
export const lookNames = Object.keys(looks) as Look[]
