import { type Finding, lineAt, type ProjectFile } from '../project/project-files.ts'
import { allowedPhrases } from './allowed-phrases.ts'
import { everyMatch, isCopy, wordsIn } from './claims.ts'

/** Words that promise an effect on a body. */
const effects: readonly RegExp[] = [
  /\bquick(ly|est)\b/i,
  /\bfast(er|est)\b|\blearns? fast\b/i,
  /\bstronger\b|\bstrengthen\w*/i,
  /\bimprov(e|es|ed|ing)\b/i,
  /\brespond(s|ed)? (to|well|quickly)\b/i,
  /\banswers? (well|quickly)\b/i,
  /\bgains?\b/i,
  /\b(quickest|easiest|best) to (grow|win)\b|\bgrows? (from|on|with)\b/i,
  /\bboosts?\b|\bproven\b|\beffective\b/i,
  /\bthe sign of\b/i,
  /\bkeeps? you (young|strong|fit|supple|well)\b/i,
  /\bmakes? (you (strong|steady|fit|young|supple)|(your )?(legs|arms|muscles|balance|walking))/i,
  /\bmost short\b/i,
  /\blonger life\b|\blive longer\b/i,
]

const isProductWord = (path: string) => isCopy(path) && path !== 'README.md'

/** Reports claims of effect in user-visible text without a `source`. */
export const checkEffects = (files: readonly ProjectFile[]): Finding[] =>
  files
    .filter(({ path }) => isProductWord(path))
    .flatMap(file =>
      wordsIn(file).flatMap(({ text, offset, isSourced }) => {
        const said = isSourced ? [] : effectsIn(file.path, text)
        const message = `says "${said.join('", "')}" without a source`
        return said.length > 0 ? [{ path: file.path, line: lineAt(file.text, offset), message }] : []
      }),
    )

function effectsIn(path: string, text: string): string[] {
  const told = allowedPhrases
    .filter(allowed => allowed.path === path)
    .reduce((rest, { phrase }) => rest.replaceAll(phrase, ''), text)
  return effects.flatMap(effect => everyMatch(told, effect))
}
