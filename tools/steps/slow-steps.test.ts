import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandsByGroup } from '../bootstrap/command-files.mjs'

test.each(['slow-steps', 'night-steps'])('every command in a step of %s exists', async name => {
  const steps = readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8')
  const named = [...steps.matchAll(/labStep\(\s*['`][^'`]+['`],\s*\['([\w-]+)'/g)].map(([, word]) => word)
  expect(named).toContain('hold')
  expect(Object.keys((await commandsByGroup()).lab)).toEqual(expect.arrayContaining(named))
})
