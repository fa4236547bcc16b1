import { type Finding, isScript, isTest, lineAt, type ProjectFile } from '../project/project-files.ts'

/** Whether a file is shipped; the studio builds assets on a developer's machine. */
const isShipped = (path: string) =>
  /^(apps|packages(?!\/studio\/))\/[^/]+\/src\//.test(path) && isScript(path) && !isTest(path)

/** Ways in which a person's text becomes markup, a script or a command. */
const waysIn =
  /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc|document\.write|node:child_process|node:vm)\b|\beval\(|\bnew Function\(|parseFromString\([^)]*text\/html/g

/** A prerendered plate that React preserves, and PostgreSQL's programs with fixed arguments and no shell. */
const madeHere = ['packages/design/src/plate.tsx', 'apps/operator/src/backup/postgres-programs.ts']

export const checkTextAsCode = (files: readonly ProjectFile[]): Finding[] =>
  files
    .filter(({ path }) => isShipped(path) && !madeHere.includes(path))
    .flatMap(file => findEach(file, waysIn, said => `"${said}" makes code of text`))

export const findEach = ({ path, text }: ProjectFile, pattern: RegExp, message: (said: string) => string) =>
  [...text.matchAll(pattern)].map(hit => ({ path, line: lineAt(text, hit.index), message: message(hit[0]) }))
