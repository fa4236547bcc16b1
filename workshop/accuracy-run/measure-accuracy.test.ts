import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { plain } from '../accuracy/condition.ts'
import type { MeasureOptions } from '../accuracy/measure-clips.ts'
import { readArguments } from '../accuracy/read-arguments.ts'
import { squats } from '../accuracy/testing/measured.ts'
import type { Clip } from '../accuracy/truth.ts'
import { measureAccuracy } from './measure-accuracy.ts'

/** Measures two films, then fails at the third. */
async function breakOff([one, two]: readonly Clip[], { onResult }: MeasureOptions): Promise<never> {
  const measured = {
    movement: 'squat',
    measured: squats(5, 1),
    engine: 'chromium',
    detector: 'full',
  } as const
  const without = { comparisons: [], series: [], recording: null, note: null, analyserMsPerFrame: 0.01 }
  for (const clip of [one, two])
    if (clip) onResult({ ...clip, ...measured, ...without, condition: plain, framesPerSecond: 30 })
  throw new Error('a page closed')
}
vi.mock('../accuracy/measure-clips.ts', () => ({
  measureClips: (...given: Parameters<typeof breakOff>) => breakOff(...given),
}))

test('the --json file contains every film so far, even if the next film fails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lithe-results-'))
  for (const name of ['one', 'three', 'two']) await writeFile(join(folder, `${name}.mp4`), '')
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const json = join(folder, 'out.json')
  const asked = readArguments(['--clips', folder, '--json', json])
  await expect(measureAccuracy(asked)).rejects.toThrow('a page closed')
  const kept = JSON.parse(await readFile(json, 'utf8'))
  expect(kept.map(({ clip }: { clip: string }) => clip)).toEqual(['one.mp4', 'three.mp4'])
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})
