import { type Finding, isTest, type ProjectFile } from '../project/project-files.ts'
import { findEach } from './text-as-code.ts'

/** Classes with left or right where start or end is meant. */
const sides =
  /(?<=(?:className|[lL]ook)[^\n]*[\s"'`:])-?(?:(?:(?:scroll-)?[mp][lr]|left|right|(?:border|rounded)-(?:[lr]|t[lr]|b[lr]))-(?!\(--edge-)[\w[(./-]+|(?:border-[lr]|rounded-[lr]|text-left|text-right)(?=[\s"'`]))/g

/** The phone's edges, a body and a real room have a left and right in every language. */
const drawn = ['apps/web/src/prepare/preview-screen.tsx']

export const checkLogicalSides = (files: readonly ProjectFile[]): Finding[] =>
  files
    .filter(({ path }) => /^(apps|packages)\/.+\.tsx$/.test(path) && !isTest(path) && !drawn.includes(path))
    .flatMap(file =>
      findEach(file, sides, said => `"${said}" is the same side in every language; say start or end`),
    )
