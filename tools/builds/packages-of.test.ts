import { expect, it } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { packagesOf } from './packages-of.ts'

it('every package of ours that an app is built from is listed, even indirect ones', () => {
  expect(packagesOf(root, 'apps/web')).toEqual([
    'packages/card',
    'packages/contracts',
    'packages/design',
    'packages/movements',
    'packages/pose',
    'packages/scoring',
    'packages/words',
  ])
  expect(packagesOf(root, 'packages/pose')).toEqual([])
})
