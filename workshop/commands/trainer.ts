import { parseArgs } from 'node:util'

export const summary = 'renders clips of the trainer'
export const usage = 'npm run lab -- trainer [CLIP …]'

export async function run(words: string[]) {
  const { positionals } = parseArgs({ args: words, allowPositionals: true })
  const { renderClips } = await import('../studio/render/render-clips.ts')
  await renderClips(positionals)
}
