import { expect, test } from 'vitest'
import { agreementLine, agreementOf } from './agreement.ts'

const compared = {
  film: 'squat.mp4',
  pictures: 3,
  foundByBoth: 2,
  foundByOne: 1,
  pictureShares: [0.001, 0.003],
  worldMetres: [0.004, 0.008],
  againShare: 0.00001,
  ourMsPerPicture: 20,
  referenceMsPerPicture: 40,
}

test('a film passes if both engines report the same landmarks', () => {
  const agreement = agreementOf(compared)
  expect(agreement).toMatchObject({ meanShare: 0.002, worstShare: 0.003, timeRatio: 0.5, ok: true })
  expect(agreementLine(agreement)).toBe(
    ' ok squat.mp4: 3 pictures, 0.200 % of the picture (at worst 0.300 %), 0.60 cm in the world (at worst 0.80 cm), 1 found by one only, shown again at most 0.001 % apart, time ×0.50',
  )
})

test.each([
  ['landmarks apart in the picture', { pictureShares: [0.004, 0.0061] }],
  ['landmarks apart in the world', { worldMetres: [0.009, 0.012] }],
  ['landmarks that are elsewhere when the film is shown again', { againShare: 0.0011 }],
  ['a person whom one of them did not find', { foundByOne: 3 }],
])('%s is reported', (_, fault) => {
  expect(agreementOf({ ...compared, ...fault }).ok).toBe(false)
})

test('two engines agree if both see no person', () => {
  const empty = { ...compared, foundByBoth: 0, foundByOne: 0, pictureShares: [], worldMetres: [] }
  expect(agreementOf(empty)).toMatchObject({ meanShare: 0, meanMetres: 0, ok: true })
})
