import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lookNames, looks } from './looks.ts'

/** Images by folder: a look's screens, or a motion's frames. */
export type Pictures = ReadonlyMap<string, readonly string[]>

const nameOf = (file: string) => file.replace(/\.\w+$/, '')

/** Shown at a sixth of the size, so that a row fits a desktop screen without cropping. */
function cellOf(folder: string, file: string, width: number) {
  const path = `${folder}/${file}`
  return `<a href="${path}"><img loading="lazy" src="${path}" width="${width}" alt="${path}"></a>`
}

const shownWidth = { light: 195, dark: 195, 'on-its-side': 422, desktop: 480 } as const

function screensTable(pictures: Pictures) {
  const shown = lookNames.filter(look => (pictures.get(look)?.length ?? 0) > 0)
  const names = [...new Set(shown.flatMap(look => (pictures.get(look) ?? []).map(nameOf)))].sort()
  const rows = names.map(name => {
    const cells = shown.map(look => {
      const file = pictures.get(look)?.find(one => nameOf(one) === name)
      return `<td>${file ? cellOf(look, file, shownWidth[look]) : ''}</td>`
    })
    return `<tr id="${name}"><th>${name}</th>${cells.join('')}</tr>`
  })
  const heads = shown.map(look => {
    const { width, height } = looks[look].viewport
    return `<th>${look}, ${width} × ${height}</th>`
  })
  return `<table><thead><tr><th></th>${heads.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`
}

const inOrder = (files: readonly string[]) =>
  [...files].sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))

function motionRows(pictures: Pictures) {
  return [...pictures]
    .filter(([folder]) => folder.startsWith('motion/'))
    .map(([folder, files]) => {
      const cells = inOrder(files).map(file => cellOf(folder, file, 195))
      return `<h3>${folder.replace('motion/', '')}</h3><div class="frames">${cells.join('')}</div>`
    })
    .join('\n')
}

/** The points in order, each under its description. */
function demonstrationRow(pictures: Pictures) {
  const cells = inOrder(pictures.get('demonstration') ?? []).map(
    file =>
      `<figure>${cellOf('demonstration', file, 195)}<figcaption>${nameOf(file).replaceAll('-', ' ')}</figcaption></figure>`,
  )
  return `<div class="points">${cells.join('\n')}</div>`
}

const style = `body{font:14px/1.4 system-ui;margin:24px;background:#e9e4da;color:#1b2a26}
table{border-spacing:8px}th{text-align:start;vertical-align:top;max-width:11em}thead th{position:sticky;top:0;background:#e9e4da}
td{vertical-align:top}img{display:block;height:auto;box-shadow:0 0 0 1px #0003}.frames{display:flex;gap:8px;overflow-x:auto}
.points{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;width:195px}`

/** A page with every image: screens by look, the demonstration by point, and motions by frame. */
export const contactSheet = (
  pictures: Pictures,
) => `<!doctype html><meta charset="utf-8"><title>Every screen of Lithe</title>
<style>${style}</style><h1>Every screen</h1>${screensTable(pictures)}
<h2>The demonstration</h2>${demonstrationRow(pictures)}<h2>Every motion</h2>${motionRows(pictures)}`

function filesIn(folder: string) {
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter(name => /\.(png|jpg)$/.test(name))
}

/** Writes the sheet of all images in the folder, even from earlier runs; returns its path. */
export function writeContactSheet(folder: string): string {
  const motions = existsSync(join(folder, 'motion')) ? readdirSync(join(folder, 'motion')).sort() : []
  const folders = [...lookNames, 'demonstration', ...motions.map(name => `motion/${name}`)]
  const path = join(folder, 'index.html')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, contactSheet(new Map(folders.map(name => [name, filesIn(join(folder, name))]))))
  return path
}
