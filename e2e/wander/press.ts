import type { Control, Sight } from './sight.ts'
import { type DeedsOf, moods, type Walk } from './walk.ts'
import { wordsToType } from './words-to-type.ts'

/** Weights of controls by name; the first match counts. */
const inclinations: readonly [RegExp, number][] = [
  [/^(erase|delete|clear|remove|sign out|sign off)/i, 0.15],
  [/^(back|wordmark|lithe)/i, 0.25],
  [/without it|leave|dizzy|need a moment|stop|hurt|not today/i, 0.15],
  [/^enough$/i, 0.2],
  [/try it first|practi[cs]e/i, 0.2],
  [/take the test again|do it again|measure this one again/i, 0.3],
  [/i’m ready|use the camera|none of these|skip rest|see my report|^continue|start the test|keep what/i, 4],
]

/** Presses that discard unsent results, with or without confirmation. */
const givesUp = /^(erase|delete|clear|remove|sign out|yes)/i

const keyOf = (control: Control, { path, heading }: Sight) => `${path} ${heading} ${control.name}`

function weightOf(control: Control, sight: Sight, pressed: Walk['pressed']) {
  const times = pressed.get(keyOf(control, sight)) ?? 0
  if (/^enough$/i.test(control.name) && sight.stage === 'ended') return 60
  const [, inclination] = inclinations.find(([pattern]) => pattern.test(control.name)) ?? [null, 1]
  if (control.kind !== 'press') return control.isOpen ? 14 : 0.2 / (1 + times)
  if (control.isOpen) return 10
  return (control.isMain ? 12 / (1 + times / 2) : 1 / (1 + times)) * inclination
}

/** Where to press; null if something else covers the control. */
async function pointOf(control: Control) {
  const point = await control.frame.evaluate(index => {
    const element = window.wander.controls[index]
    if (!element?.isConnected) return null
    const isClear = () => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
      const isHit = hit && (element.contains(hit) || hit.contains(element) || label?.contains(hit))
      return isHit ? { x, y } : null
    }
    const atOnce = isClear()
    if (atOnce) return atOnce
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return isClear()
  }, control.index)
  const box = control.frame.parentFrame() ? await (await control.frame.frameElement()).boundingBox() : null
  return point && { x: point.x + (box?.x ?? 0), y: point.y + (box?.y ?? 0) }
}

async function give(walk: Walk, control: Control): Promise<string> {
  const handle = await control.frame.evaluateHandle(index => window.wander.controls[index], control.index)
  const element = handle.asElement()
  if (!element) return 'it is gone'
  if (control.kind === 'choose') {
    const values = await element.evaluate(select =>
      [...(select as HTMLSelectElement).options].map(one => one.value),
    )
    const value = walk.chance.oneOf(values)
    await element.selectOption(value, { timeout: 3000 }).catch(() => [])
    return `choose “${value}” in “${control.name}”`
  }
  const words = await wordsToType(walk.chance, control.name, walk.address)
  await element.fill(words, { timeout: 3000 }).catch(() => {})
  return `type ${JSON.stringify(words.slice(0, 40))} into “${control.name}”`
}

async function press(walk: Walk, control: Control, sight: Sight, times: number): Promise<string> {
  const key = keyOf(control, sight)
  walk.pressed.set(key, (walk.pressed.get(key) ?? 0) + 1)
  if (control.kind !== 'press') return give(walk, control)
  const point = await pointOf(control)
  if (!point) return `press “${control.name}”: it lies under something`
  if (givesUp.test(control.name)) walk.book.giveUpUnsent()
  for (let time = 0; time < times; time += 1) {
    if (time > 0) await walk.here.waitForTimeout(90 + walk.chance.share() * 250)
    await walk.here.touchscreen.tap(point.x, point.y)
  }
  return `press “${control.name}”${times > 1 ? ' twice' : ''}`
}

/** Everything that can be pressed, typed into or chosen on this screen. */
export const pressingDeeds: DeedsOf = (walk, sight) => {
  const { chance, mood, pressed } = walk
  const controls = sight.controls.map(thing => ({ thing, weight: weightOf(thing, sight, pressed) }))
  /** Reduces the weight of controls pressed repeatedly, so that the walk moves on. */
  const interest = Math.min(1, controls.reduce((sum, { weight }) => sum + weight, 0) / 5)
  const isMoving = sight.stage === 'playing' || sight.stage === 'still'
  const eager = (isMoving ? [1.5, 3, 6] : [90, 60, 40])[moods.indexOf(mood)] ?? 0
  const pressing = (kind: string, weight: number, times: number) => ({
    kind,
    weight: weight * interest,
    async run() {
      const control = chance.weighted(controls)
      return control ? press(walk, control, sight, times) : 'there is nothing to press'
    },
  })
  return [
    pressing('press', eager, 1),
    pressing('double tap', { diligent: 1, restless: 4, wild: 7 }[mood] * (isMoving ? 0.1 : 1), 2),
  ]
}
