import { keptRecord, keptText } from '../../kept-values.ts'
import { type Colour, readColour } from './contrast.ts'

/** What we take notice of among Telegram's theme parameters. */
export type ThemeColours = { background: Colour | null; secondary: Colour | null; section: Colour | null }

export function readThemeColours(parameters: unknown): ThemeColours {
  const told = keptRecord(parameters)
  const colour = (name: string) => readColour(keptText(told[name]))
  return {
    background: colour('bg_color'),
    secondary: colour('secondary_bg_color'),
    section: colour('section_bg_color'),
  }
}
