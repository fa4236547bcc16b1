import { parseArgs } from 'node:util'

export const summary = 'builds server and pages, what has changed of them'
export const usage = 'npm run build'

export async function run(words: string[]) {
  parseArgs({ args: words })
  const { makeAll } = await import('../../../tools/builds/make-all.ts')
  await makeAll()
}
