import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

const bootstrap = fileURLToPath(new URL('.', import.meta.url))

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lithe-serve-'))
  cpSync(bootstrap, join(root, 'tools/bootstrap'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const serve = () => promisify(execFile)(process.execPath, [join(root, 'tools/bootstrap/serve.mjs')])

test('the existing build is served from the checkout, without packages or sources', async () => {
  mkdirSync(join(root, 'apps/api/dist'), { recursive: true })
  writeFileSync(join(root, 'apps/api/dist/main.js'), 'console.log("served from " + process.cwd())')
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  expect((await serve()).stdout).toBe(`served from ${root}\n`)
})

test('a missing build is reported with what to do', async () => {
  await expect(serve()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('npm run build') })
})
