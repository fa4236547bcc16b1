import { loadCaptionsWords } from '@lithe/words/captions'
import type { ClipId, Line } from './clip.ts'

/** English captions, which her mouth follows. */
const said = await loadCaptionsWords.en()

/** Lines of a clip, with one time span each. */
export function linesOf(
  clip: ClipId,
  ...spans: readonly (readonly [fromSeconds: number, toSeconds: number])[]
) {
  const texts = said[clip]
  if (texts.length !== spans.length)
    throw new Error(`${clip} has ${texts.length} lines in ${spans.length} spans`)
  return spans.map(
    ([fromSeconds, toSeconds], index): Line => ({ words: texts[index] ?? '', fromSeconds, toSeconds }),
  )
}
