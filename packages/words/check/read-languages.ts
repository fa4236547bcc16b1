import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { glyphsMissingIn } from './glyphs.ts'
import { type LanguageRow, languageRows } from './language-rows.ts'
import { usedMessages } from './used-messages.ts'

/** Programs with messages; tests have none of their own. */
const speaking = [
  'apps/web/src',
  'apps/web/offline',
  'apps/player/check',
  'apps/player/src',
  'apps/api/src',
  'packages/card/src',
  'packages/scoring/src',
  'workshop/studio',
]
/** Inserts a sentence into every document at build time. */
const speaksAtBuild = 'apps/web/old-browser.ts'

/** One row for every language of the repository at `root`, with compiled words; takes a few seconds. */
export function readLanguages(root: string): LanguageRow[] {
  const scripts = speaking
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        path => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .concat(speaksAtBuild)
    .filter(path => /(?<!\.test|\.d)\.tsx?$/.test(path) && !path.includes('/testing/'))
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return languageRows({ used: usedMessages(root, scripts), glyphsMissing: glyphsMissingIn(root) })
}
