import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../bootstrap/root.mjs'

test.each(['slow-steps', 'night-steps'])(
  'every program and folder that a step of %s names is there',
  name => {
    const steps = readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8')
    const named = [...steps.matchAll(/'((?:apps|e2e|lab|packages|tools)\/[\w./-]+)'/g)]
    const paths = named.flatMap(([, path]) => path ?? [])
    expect(paths).toContain('lab/commands/hold.ts')
    expect(paths.filter(path => !existsSync(join(root, path)))).toEqual([])
  },
)
