import { describe, expect, it } from 'vitest'
import { measureComments, measureCounts, measureHouse, measureScreenful } from './rooms.ts'

const file = (path: string, lines: number) => ({ path, text: 'line\n'.repeat(lines) })
const bounds = { folder: 'apps/web/src', mostFiles: 3, leastMedian: 40 }

describe('a program', () => {
  it('passes if it has few, focused files, and its figures are printed', () => {
    const files = [20, 60, 80].map((lines, index) => file(`apps/web/src/room-${index}.ts`, lines))
    const others = [file('apps/web/src/room.test.ts', 3), file('apps/api/src/door.ts', 3)]
    expect(measureHouse([...files, ...others], bounds)).toEqual({
      lines: ['   apps/web/src: 3 files, median 60 lines, 0 % of at most 15'],
      findings: [],
    })
  })

  it('is reported by every measure if split too finely', () => {
    const files = [5, 8, 60, 70].map((lines, index) => file(`apps/web/src/room-${index}.tsx`, lines))
    expect(measureHouse(files, bounds).findings.map(({ message }) => message)).toEqual([
      '4 files; 3 is the most',
      'a median of 34 lines; 40 is the least',
      '50 % of at most 15 lines; 8 % is the most',
    ])
  })
})

it('a screen counts each file that loads with it once, but no types or dynamic imports', () => {
  const files = [
    {
      path: 'a/screen.tsx',
      text: "import { b } from './b.ts'\nimport type { T } from './types.ts'\nconst late = () => import('./late.ts')",
    },
    {
      path: 'a/b.ts',
      text: "import './c.ts'\nimport { type T } from './types.ts'\nimport { x } from 'react'",
    },
    { path: 'a/c.ts', text: "export { b } from './b.ts'" },
    { path: 'a/types.ts', text: 'export type T = 1' },
    { path: 'a/late.ts', text: 'export const late = 1' },
  ]
  expect(measureScreenful(files, { path: 'a/screen.tsx', mostFiles: 3 }).findings).toEqual([])
  expect(measureScreenful(files, { path: 'a/screen.tsx', mostFiles: 2 }).findings).toEqual([
    { path: 'a/screen.tsx', message: 'loads 3 files; 2 is the most' },
  ])
})

it('comments about people are counted, but messages to people are not', () => {
  const text = '/** Whoever asks gets it. */\n// nobody\n * somebody\nconst words = "Somebody else"\n'
  expect(measureComments([{ path: 'a.ts', text }]).lines[0]).toContain('3 comment lines')
})

it('the root has at most 15 scripts, and a workspace is a folder with a manifest', () => {
  const withScripts = (count: number) => {
    const scripts = Object.fromEntries(Array.from({ length: count }, (_, index) => [`script-${index}`, '']))
    const nested = { path: 'tools/bootstrap/node/package.json', text: '' }
    const files = [{ path: 'package.json', text: JSON.stringify({ scripts }) }, nested]
    return measureCounts([...files, { path: 'apps/api/package.json', text: '' }])
  }
  expect(withScripts(15)).toEqual({ lines: ['   15 scripts, 1 workspaces, 0 decisions'], findings: [] })
  expect(withScripts(16).findings.map(({ message }) => message)).toEqual(['16 scripts; 15 is the most'])
})
