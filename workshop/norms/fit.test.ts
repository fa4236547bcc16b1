import { expect, test } from 'vitest'
import { chairStandNorm } from '../../packages/scoring/src/norms/chair-stand-norm.ts'
import { stanceNorm } from '../../packages/scoring/src/norms/stance-norm.ts'
import { fitStance } from './fit-stance.ts'
import { fitStands } from './fit-stands.ts'

const isNear = (shipped: number, fitted: number) =>
  Math.abs(shipped - fitted) <= Math.max(0.02, 0.015 * Math.abs(fitted))

test('the shipped stance curve follows from its studies, within two errors of every figure but one', () => {
  const { parameters, betweenStudiesSd, rows } = fitStance()
  for (const [name, fitted] of Object.entries(parameters)) {
    const shipped = stanceNorm.parameters[name as keyof typeof parameters]
    expect(isNear(shipped, fitted), `${name}: ${shipped} against ${fitted}`).toBe(true)
  }
  expect(betweenStudiesSd).toBeLessThan(stanceNorm.betweenStudiesSd)
  const off = rows.map(({ figure, predicted }) => Math.abs(predicted - figure.value) / figure.error)
  expect(off.filter(errors => errors > 2).length).toBeLessThanOrEqual(1)
  expect(Math.max(...off)).toBeLessThan(2.6)
}, 120_000)

test('the shipped chair-stand curve follows from its samples', () => {
  const { parameters } = fitStands()
  for (const [name, fitted] of Object.entries(parameters)) {
    const shipped = chairStandNorm[name as keyof typeof parameters]
    expect(isNear(shipped, fitted), `${name}: ${shipped} against ${fitted}`).toBe(true)
  }
})
