import { cameraFailures } from '@lithe/contracts/player'
import { movementIds, refusalReasons, variantsOf, workoutSets } from '@lithe/movements/catalog'
import { inventedLanguages } from '@lithe/words/languages'
import { untouchedIn } from '@lithe/words/untouched'
import { afterEach, expect, it, vi } from 'vitest'
import type { ShownResult } from '../memory/visit/visit.ts'
import { readIn, textsOf } from '../testing/in-invented-language.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const results: readonly ShownResult[] = [
  ...[0, 1, 31.4].map(seconds => ({ seconds })),
  ...[1, 82].map(degrees => ({ degrees })),
  ...[0, 1, 12].flatMap(reps => [0, 3].map(partials => ({ reps, partials }))),
]

it.each(inventedLanguages)(
  'no movement, result or reason for a missing one is left in English at the end of a test in %s',
  async language => {
    const scripts = await readIn(language, async () => ({
      ...(await import('./after-movement.tsx')),
      ...(await import('./said-after.ts')),
      live: await import('@lithe/words/live/movements'),
    }))
    const { AgainPanel, NothingPanel, live, shownInWords } = scripts
    const { names, what } = live.movementsWords
    const [exercise] = workoutSets.default.flatMap(item => (item.type === 'exercise' ? [item] : []))
    if (!exercise) throw new Error('the set has a movement')
    const nothing = () => {}

    const panels = [...refusalReasons, ...cameraFailures].flatMap(reason =>
      [null, <hr key="way-out" />].flatMap(wayOut => [
        ...textsOf(
          <AgainPanel
            exercise={exercise}
            reason={reason}
            wayOut={wayOut}
            onAgain={nothing}
            onProceed={nothing}
          />,
        ),
        ...textsOf(
          <NothingPanel
            reason={reason}
            wayOut={wayOut}
            onAgain={nothing}
            onLeave={nothing}
            leavesTo="preview"
          />,
        ),
      ]),
    )
    const words = [...Object.values(names), ...Object.values(what), ...results.map(shownInWords)]
    const ways = movementIds.flatMap(movement => [movement, ...variantsOf(movement)])
    expect(Object.keys(names)).toHaveLength(ways.length)
    for (const text of [...panels, ...words]) expect(untouchedIn(text, language), text).toEqual([])
  },
)
