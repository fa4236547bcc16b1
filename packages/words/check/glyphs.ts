import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'

const require = createRequire(import.meta.url)

/** Files that name the typefaces of our pages and of the server's card. */
const namesFonts = ['packages/design/tokens.css', 'apps/api/src/reach/card/draw-card-picture.ts']
const fontFile = /@fontsource-variable\/([\w-]+)\/files\/[\w.-]+\.woff2|typefaces\/([\w-]+)\.woff2/g

/** Characters of each shipped typeface, by use, since the pages may have fewer than the card. */
function typefaces(root: string): ReadonlySet<number>[] {
  const ours = join(root, 'packages/design')
  const faces = new Map<string, Set<number>>()
  for (const path of namesFonts)
    for (const [file, ofPackage, ofOurs] of readFileSync(join(root, path), 'utf8').matchAll(fontFile)) {
      const family = ofPackage ?? ofOurs
      const face = faces.get(`${path} ${family}`) ?? new Set()
      const font = create(readFileSync(ofOurs ? join(ours, file) : require.resolve(file))) as Font
      for (const character of font.characterSet) face.add(character)
      faces.set(`${path} ${family}`, face)
    }
  return [...faces.values()]
}

/** Finds characters that our typefaces lack, except direction marks. */
export function glyphsMissingIn(root: string): (texts: Iterable<string>) => string[] {
  const faces = typefaces(root)
  const isMissing = (character: string) => faces.some(face => !face.has(character.codePointAt(0) ?? 0))
  return texts => {
    const characters = new Set([...texts].flatMap(text => [...text]))
    return [...characters].filter(one => !/\p{Bidi_Control}|\n/u.test(one) && isMissing(one)).sort()
  }
}
