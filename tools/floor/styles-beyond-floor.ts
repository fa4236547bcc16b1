import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import type { Finding } from '../project/project-files.ts'
import { allowedStyles } from './allowed-beyond.ts'
import { inFloor } from './what-browsers-have.ts'

type Sheet = { path: string; code: Uint8Array }

/** MDN names of the features that a style sheet uses, without `css.`. */
function namesIn({ path, code }: Sheet): ReadonlySet<string> {
  const names = new Set<string>()
  transform({
    filename: path,
    code,
    // Skips vendor hacks, as browsers do.
    errorRecovery: true,
    visitor: {
      Declaration(declaration) {
        const { property, value } = declaration
        if (property === 'custom') names.add(`properties.${value.name}`)
        else names.add(`properties.${property === 'unparsed' ? value.propertyId.property : property}`)
      },
      Function: ({ name }) => void names.add(`types.${name}`),
      Selector(parts) {
        for (const part of parts)
          if (part.type === 'pseudo-class' || part.type === 'pseudo-element')
            names.add(`selectors.${'name' in part ? part.name : part.kind}`)
      },
      Rule(rule) {
        names.add(`at-rules.${rule.type === 'unknown' ? rule.value.name : rule.type}`)
      },
    },
  })
  return names
}

/** Reports style features missing at the floor; property values are not checked. */
export const checkStyleFloor = (sheets: readonly Sheet[]): Finding[] =>
  sheets.flatMap(sheet =>
    [...namesIn(sheet)]
      .filter(name => inFloor.get(`css.${name}`) === false && !(name in allowedStyles))
      .map(name => ({ path: sheet.path, line: 1, message: `${name} is not in every browser of the floor` })),
  )

export const builtSheets = (root: string): Sheet[] =>
  globSync('apps/{web,player}/dist/assets/*.css', { cwd: root }).map(path => ({
    path,
    code: readFileSync(join(root, path)),
  }))
