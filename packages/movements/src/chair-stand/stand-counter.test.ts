import { degrees, inSeconds, pictureHeights } from '@lithe/pose'
import { expect, test } from 'vitest'
import { createStandCounter, type Rise } from './stand-counter.ts'

const upright = { trunk: 1, hand: -0.8 }
const seated: Rise = { ...upright, knee: degrees(90), hipHeight: pictureHeights(0.25), thighDrop: 0.3 }
const halfUp: Rise = { ...upright, knee: degrees(128), hipHeight: pictureHeights(0.32), thighDrop: 0.65 }
/** A frame during the rise, misread as seated. */
const misread: Rise = { ...halfUp, hipHeight: pictureHeights(0.3), knee: degrees(121) }
const standing: Rise = { ...upright, knee: degrees(172), hipHeight: pictureHeights(0.42), thighDrop: 0.98 }

const pictureSeconds = 1 / 30

/** Counts while each posture is shown for some frames, at 30 fps. */
function counted(seen: readonly (readonly [Rise, number])[]) {
  const count = createStandCounter()
  const pictures = seen.flatMap(([rise, pictures]) => Array.from({ length: pictures }, () => rise))
  const last = pictures.map((rise, index) => count(rise, inSeconds(index * pictureSeconds))).at(-1)
  return { reps: last?.reps, partials: last?.partials }
}

test('an aborted rise is a partial', () => {
  expect(
    counted([
      [seated, 20],
      [halfUp, 30],
      [seated, 5],
    ]),
  ).toEqual({ reps: 0, partials: 1 })
})

test('half a rise is a partial if the hips rise, but not if only the legs straighten', () => {
  const during = (rise: Rise) =>
    counted([
      [seated, 20],
      [rise, 30],
      [seated, 5],
    ])
  expect(during({ ...halfUp, hipHeight: pictureHeights(0.27) })).toEqual({ reps: 0, partials: 1 })
  expect(during({ ...halfUp, hipHeight: pictureHeights(0.255) })).toEqual({ reps: 0, partials: 0 })
})

test('a frame misread as seated neither hides nor duplicates the partial', () => {
  const rise = [
    [seated, 20],
    [halfUp, 8],
    [misread, 1],
    [halfUp, 22],
    [seated, 5],
  ] as const
  expect(counted(rise)).toEqual({ reps: 0, partials: 1 })
})

test('a frame misread as seated does not prevent a stand from counting', () => {
  const rise = [
    [seated, 20],
    [halfUp, 8],
    [misread, 1],
    [standing, 20],
    [seated, 5],
  ] as const
  expect(counted(rise)).toEqual({ reps: 1, partials: 0 })
})

test('a jolt of the phone while the person sits is no attempt', () => {
  expect(
    counted([
      [seated, 20],
      [halfUp, 6],
      [seated, 20],
    ]),
  ).toEqual({ reps: 0, partials: 0 })
})

test('steep thighs, a folded trunk or a low hand mean a stoop, unless seen only for a moment', () => {
  const twice = (below: Rise, pictures: number) =>
    counted(
      [0, 1].flatMap(() => [
        [standing, 20],
        [seated, 4],
        [below, pictures],
        [seated, 4],
        [standing, 20],
      ]),
    )
  for (const stooped of [{ trunk: 0.3 }, { hand: 0.8 }]) {
    expect(twice({ ...seated, ...stooped }, 15)).toEqual({ reps: 0, partials: 0 })
    expect(twice({ ...seated, ...stooped }, 3)).toEqual({ reps: 2, partials: 0 })
  }
  const steep: Rise = { ...seated, knee: degrees(115), thighDrop: 0.83 }
  const stoops = [0, 1].flatMap(() => [[steep, 15] as const, [standing, 20] as const])
  expect(counted(stoops)).toEqual({ reps: 0, partials: 0 })
})
