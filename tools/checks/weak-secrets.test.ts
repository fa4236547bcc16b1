import { expect, it } from 'vitest'
import { root } from '../bootstrap/root.mjs'
import { isScript, isTest, type ProjectFile, projectFiles } from '../project/project-files.ts'

/** Predictable randomness, and broken or unapproved hashes and ciphers. */
const weak =
  /Math\.random|createHash\((?!'sha256'\))|createHmac\((?!'sha256',)|create(?:De|C)ipher(?:iv)?\((?!cipher,)|const cipher = (?!'aes-256-gcm')|pseudoRandomBytes/g

const weakIn = (files: readonly ProjectFile[]) =>
  files
    .filter(({ path }) => /^(apps\/api|packages\/contracts|tools\/start)\//.test(path))
    .filter(({ path }) => isScript(path) && !isTest(path))
    .flatMap(({ path, text }) => [...text.matchAll(weak)].map(([found]) => `${path}: ${found}`))

it.each([
  'const code = Math.random()',
  "createHash('md5').update(code)",
  "createHmac('sha1', pepper)",
  "createCipheriv('aes-256-ecb', key, null)",
  "const cipher = 'aes-128-cbc'",
])('weak randomness or cryptography is reported: %s', text => {
  expect(weakIn([{ path: 'apps/api/src/sign-in/new-code.ts', text }])).toHaveLength(1)
})

it('secrets use only Node’s secure generator, SHA-256, its HMAC and AES-256-GCM', () => {
  expect(weakIn(projectFiles(root))).toEqual([])
})
