import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Clip } from '../trainer/clip.ts'
import { clipIndex } from '../trainer/clip-index.ts'
import { clips, framesPerSecond, requireClip } from '../trainer/clip-list.ts'
import { clipIndexFile, mediaFolder, truthFolder } from '../trainer/folders.ts'
import { truthOfClip } from '../trainer/truth-of-clip.ts'
import { inStudios, type Studio } from './in-studios.ts'
import type { Encoding } from './page/encode-film.ts'

/** Extra bit rate for a close-up of a face, which shows every fault. */
const closeUpShare = 1.9
/** Longer than any clip, so that each is one group of pictures. */
const keyFrameEverySeconds = 60

function encodingsFor({ takes }: Clip): Encoding[] {
  const share = takes.some(({ expressionAt }) => expressionAt) ? closeUpShare : 1
  return [
    { container: 'webm', codec: 'vp9', bitsPerSecond: 115_000 * share, keyFrameEverySeconds },
    { container: 'mp4', codec: 'avc', bitsPerSecond: 170_000 * share, keyFrameEverySeconds },
  ]
}

async function renderClip(studio: Studio, clip: Clip) {
  const name = { kind: 'clip', name: clip.id } as const
  const encodings = encodingsFor(clip)
  const films = await studio.render(name, framesPerSecond, encodings)
  const file = (ending: string) => `${mediaFolder}${clip.id}.${ending}`
  for (const [index, { container }] of encodings.entries())
    await writeFile(file(container), films[index] ?? Buffer.alloc(0))
  await writeFile(file('webp'), await studio.still(name, clip.posterSeconds))
  const truth = truthOfClip(clip)
  if (truth) await writeFile(`${truthFolder}${clip.id}.truth.json`, `${JSON.stringify(truth, null, 2)}\n`)
  return films.map(film => `${(film.length / 1000).toFixed(0)} kB`)
}

/** Renders the named clips, or all, in every format, and updates the list. */
export async function renderClips(ids: readonly string[]): Promise<void> {
  const wanted = ids.length > 0 ? ids.map(requireClip) : clips
  for (const folder of [mediaFolder, truthFolder, dirname(clipIndexFile)])
    await mkdir(folder, { recursive: true })
  await inStudios(wanted, async (studio, clip) => {
    const started = Date.now()
    const sizes = await renderClip(studio, clip)
    console.log(`${clip.id}: ${sizes.join(' + ')}, drawn in ${((Date.now() - started) / 1000).toFixed(0)} s`)
  })
  await writeFile(clipIndexFile, `${JSON.stringify(clipIndex, null, 2)}\n`)
}
