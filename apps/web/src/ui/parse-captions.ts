/** What is said in one span of a film. */
export type Line = { fromSeconds: number; toSeconds: number; words: string }

const timing = /^((?:\d+:)?\d{2}:\d{2}\.\d{3})\s+-->\s+((?:\d+:)?\d{2}:\d{2}\.\d{3})/

const secondsOf = (clock: string) =>
  clock.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0)

/** The cues of a WebVTT file, without marks inside their words; none where the text is something else. */
export function parseCaptions(vtt: string): Line[] {
  if (!vtt.startsWith('WEBVTT')) return []
  return vtt.split(/\r?\n(?:\r?\n)+/).flatMap(block => {
    const rows = block.split(/\r?\n/)
    const at = rows.findIndex(row => timing.test(row))
    const [, from, to] = timing.exec(rows[at] ?? '') ?? []
    if (from === undefined || to === undefined) return []
    const words = rows
      .slice(at + 1)
      .join(' ')
      .replace(/<[^>]*>/g, '')
      .trim()
    return words ? [{ fromSeconds: secondsOf(from), toSeconds: secondsOf(to), words }] : []
  })
}

/** The place of the line that is being said, or was said last; −1 before the first. */
export const lineAt = (lines: readonly Line[], seconds: number): number =>
  lines.findLastIndex(({ fromSeconds }) => fromSeconds <= seconds)
