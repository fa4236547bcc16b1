import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { root } from '../../tools/bootstrap/root.mjs'

const hashedName = /[\w.]+-[\w-]{8}\.(?:js|css|woff2)$/
const texts = ['.js', '.css', '.html']

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
const revisionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/**
 * A copy of the built app that a server serves and a later build replaces: every page file is renamed, and the old
 * names are gone.
 */
export function publishApp() {
  const folder = mkdtempSync(join(tmpdir(), 'lithe-published-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const from = (path: string) => join(root, path)
  const to = (path: string) => join(folder, path)
  mkdirSync(to('apps/player'), { recursive: true })
  for (const path of ['node_modules', 'apps/player/dist']) symlinkSync(from(path), to(path))
  for (const path of ['apps/api/dist', 'apps/web/dist'])
    cpSync(from(path), to(path), { recursive: true, filter: file => !/\.(br|gz)$/.test(file) })
  const web = to('apps/web/dist')
  const pages = ['index.html', ...readdirSync(join(web, 'documents')).map(name => join('documents', name))]

  return {
    main: to('apps/api/dist/main.js'),
    publishNext() {
      const documents = pages.map(name => join(web, name))
      const before = documents.map(file => readFileSync(file, 'utf8'))
      const assets = join(web, 'assets')
      const names = readdirSync(assets).filter(name => hashedName.test(name))
      const next = (name: string) =>
        name.replace(/-[\w-]{8}(?=\.\w+$)/, hash => `-${hash.slice(1).split('').reverse().join('')}`)
      const renamed = new Map(names.map(name => [name, next(name)]))
      // Keeps the player's files, some of which have the same names.
      const anyName = new RegExp(
        `(?<!/player/assets/)(?:${names.map(name => name.replaceAll('.', '\\.')).join('|')})`,
        'g',
      )
      const files = [...names.map(name => join(assets, name)), ...documents, join(web, 'sw.js')]
      for (const file of files.filter(name => texts.includes(extname(name))))
        writeFileSync(
          file,
          readFileSync(file, 'utf8').replace(anyName, name => renamed.get(name) ?? name),
        )
      let worker = readFileSync(join(web, 'sw.js'), 'utf8')
      for (const [index, file] of documents.entries()) {
        const html = readFileSync(file, 'utf8').replace('<head>', '<head><meta name="build" content="next">')
        writeFileSync(file, html)
        worker = worker
          .replaceAll(integrityOf(before[index] ?? ''), integrityOf(html))
          .replaceAll(revisionOf(before[index] ?? ''), revisionOf(html))
      }
      writeFileSync(join(web, 'sw.js'), worker)
      for (const [name, other] of renamed) {
        cpSync(join(assets, name), join(assets, other))
        rmSync(join(assets, name))
      }
    },
  }
}
