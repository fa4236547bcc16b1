import axe from 'axe-core'
import { expect, test } from 'vitest'
import { visitAll } from '../testing/screens/every-route.ts'
import { comeToRest, expectLargeTargets, inBothColours } from '../testing/screens/looks.ts'

/** From the first page to the report that a person came for, in the order in which they are visited here. */
const coreWay: readonly string[] = [
  'home',
  'login',
  'intro',
  'name',
  'questionnaire',
  'privacy',
  'workoutPreview',
  'workout',
  'report',
  'generate',
]

async function contrastBelowSeven(): Promise<string[]> {
  await comeToRest()
  const { violations, passes } = await axe.run(document, {
    iframes: false,
    runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
  })
  expect(passes.flatMap(({ nodes }) => nodes).length, 'texts that were measured').toBeGreaterThan(0)
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(' ')}: ${any.map(({ message }) => message).join(' ')}`),
  )
}

test('on the way from the landing page to the report text stands out 7 to 1, and a control is 48 px at least', async () => {
  const seen: string[] = []
  await visitAll(async name => {
    if (!coreWay.includes(name)) return
    seen.push(name)
    expectLargeTargets(name)
    await inBothColours(async colour =>
      expect.soft(await contrastBelowSeven(), `${name}, ${colour}`).toEqual([]),
    )
  })
  expect(seen).toEqual(coreWay)
}, 90_000)
