import { expect, it } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { projectFiles } from '../project/project-files.ts'
import { checkTextAsCode } from './text-as-code.ts'

const written = (text: string, path = 'apps/web/src/greeting.tsx') => checkTextAsCode([{ path, text }])

it.each([
  'node.innerHTML = name',
  '<p dangerouslySetInnerHTML={{ __html: name }} />',
  "new DOMParser().parseFromString(name, 'text/html' )",
  'document.write(name)',
  'eval(name)',
  "new Function('a', name)",
  "import { exec } from 'node:child_process'",
])('a string that becomes code is reported: %s', text => {
  expect(written(`const a = 1\n${text}`)).toMatchObject([{ path: 'apps/web/src/greeting.tsx', line: 2 }])
})

it('plain text passes, and so do tests and tools', () => {
  expect(written('<p>{name}</p>\nnode.textContent = name\nretrieval(name)')).toEqual([])
  expect(written('eval(name)', 'apps/web/src/greeting.test.ts')).toEqual([])
  expect(written('eval(name)', 'tools/run/steps.ts')).toEqual([])
})

it('no shipped code turns a string into markup, a script or a command', () => {
  expect(checkTextAsCode(projectFiles(root))).toEqual([])
})
