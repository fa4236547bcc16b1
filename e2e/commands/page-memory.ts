import { parseArgs } from 'node:util'
import { Misused } from '../../tools/run/command.ts'

export const summary = 'the memory that a page holds while it measures'
export const usage = `npm run lab -- page-memory --address http://localhost:3000

Measures one movement at a server that runs, before Chromium's own camera from a file, and tells the most memory that the
page's processes held for themselves meanwhile: above the same browser that takes pictures of the same camera on an empty
page. Ends with 1 above 400 MB. Linux only: it reads /proc.`

export async function run(words: string[]) {
  const { address } = parseArgs({ args: words, options: { address: { type: 'string' } } }).values
  if (address === undefined) throw new Misused()
  const { measurePageMemory } = await import('../page-memory/measure-page-memory.ts')
  await measurePageMemory(address)
}
