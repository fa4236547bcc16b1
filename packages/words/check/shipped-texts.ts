import { isName } from './names.ts'

export type VisibleText = { text: string; offset: number }

const unread = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/g
const attribute = /\s(?:alt|aria-label|aria-description|placeholder|title|label|content)="([^"]*)"/g
/** Only these `meta` contents are sentences. */
const described = /<meta(?![^>]*\bname="description")[^>]*>/g
const between = />([^<]+)/g

const blanked = (text: string, pattern: RegExp) => text.replace(pattern, found => ' '.repeat(found.length))

/** Visible text in markup: between tags, and in spoken attributes. */
export function markupTexts(text: string): VisibleText[] {
  const read = blanked(blanked(text, unread), described)
  return [...read.matchAll(attribute), ...read.matchAll(between)]
    .map(({ 0: all, 1: told = '', index }) => ({
      text: told.trim().replace(/\s+/g, ' '),
      offset: index + all.indexOf(told.trim()),
    }))
    .filter(isSaid)
}

/** Names in a web app manifest. */
const manifestTexts = (text: string): VisibleText[] =>
  [...text.matchAll(/"(?:name|short_name|description|label)":\s*"([^"]*)"/g)].map(
    ({ 1: told = '', index }) => ({
      text: told,
      offset: index,
    }),
  )

/** Caption lines, without times and notes. */
const captionTexts = (text: string): VisibleText[] =>
  [...text.matchAll(/^.*-->.*\n(.+)$/gm)].map(({ 0: all, 1: told = '', index }) => ({
    text: told,
    offset: index + all.length - told.length,
  }))

/** Visible text in files shipped unprocessed: pages, drawings, captions, manifests. */
export function shippedTexts({ path, text }: { path: string; text: string }): VisibleText[] {
  const read = path.endsWith('.vtt') ? captionTexts : path.endsWith('manifest') ? manifestTexts : markupTexts
  return read(text).filter(isSaid)
}

const isSaid = ({ text }: VisibleText) =>
  !(text.replace(/&\w+;/g, ' ').match(/\p{L}[\p{L}’'-]*/gu) ?? []).every(isName)
