import { type Finding, isScript, isTest, lineAt, type ProjectFile } from '../project/project-files.ts'

const isShipped = (path: string) =>
  /^(apps|packages)\/[^/]+\/src\//.test(path) && isScript(path) && !isTest(path)

/** Ways in which a person's text becomes markup, a script or a command. */
const waysIn =
  /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|document\.write|node:child_process|node:vm)\b|\beval\(|\bnew Function\(|parseFromString\([^)]*text\/html/g

export const checkTextAsCode = (files: readonly ProjectFile[]): Finding[] =>
  files
    .filter(({ path }) => isShipped(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(waysIn)].map(match => ({
        path,
        line: lineAt(text, match.index),
        message: `"${match[0]}" makes code of text`,
      })),
    )
