import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { findChromium } from '../chromium/find-chromium.ts'
import type { ClipResult } from './clip-result.ts'
import { plain } from './condition.ts'
import { measureClips } from './measure-clips.ts'
import { measureRecordings } from './measure-recordings.ts'
import { printRows, printSummary, toJson, toSeriesCsv } from './print-results.ts'
import { fail, readArguments } from './read-arguments.ts'
import { tablesOf } from './tables.ts'
import { type Clip, findClips, findKnownClips } from './truth.ts'
import { writeTables } from './write-tables.ts'

const given = readArguments()

async function findIn(folder: string): Promise<Clip[]> {
  if (!existsSync(folder)) fail(`There is no folder ${folder}`)
  const clips = given.truth
    ? await findKnownClips(resolve(folder), resolve(given.truth))
    : await findClips(resolve(folder))
  const isOneOfSeveral = given.clipsFolders.length > 1
  return clips.map(found => (isOneOfSeveral ? { ...found, clip: join(basename(folder), found.clip) } : found))
}

async function findAll(): Promise<Clip[]> {
  const clips = (await Promise.all(given.clipsFolders.map(findIn))).flat()
  if (clips.length === 0) fail(`There is no .mp4 to measure below ${given.clipsFolders.join(', ')}`)
  const needsNames = given.series !== undefined || given.recordings !== undefined
  if (needsNames && new Set(clips.map(({ name }) => name)).size < clips.length)
    fail('Two films have the same name, and one would overwrite what the other leaves: give one folder')
  return clips
}

async function measureFilms(): Promise<ClipResult[]> {
  const clips = await findAll()
  return measureClips(clips, {
    chromiumPath: await findChromium(),
    conditions: given.conditionsOf(clips),
    movement: given.movement,
    model: given.model,
    needsSeries: given.series !== undefined,
    needsRecording: given.recordings !== undefined,
    atOnce: given.atOnce,
    onResult: result => printRows([result]),
  })
}

async function measureAgain(folder: string): Promise<ClipResult[]> {
  if (!existsSync(folder)) fail(`There is no folder ${folder}`)
  const results = await measureRecordings(resolve(folder))
  printRows(results)
  return results
}

/** One file a clip, unless it was measured under several conditions. */
const fileName = ({ name, condition }: ClipResult) =>
  given.conditions === undefined || condition.name === plain.name ? name : `${name}.${condition.name}`

const results = given.recordingsFolder ? await measureAgain(given.recordingsFolder) : await measureFilms()

if (given.json) await writeFile(given.json, `${JSON.stringify(results.map(toJson), null, 2)}\n`)
if (given.markdown) await writeTables(given.markdown, 'accuracy', tablesOf(results))
if (given.series) {
  await mkdir(given.series, { recursive: true })
  for (const result of results)
    await writeFile(join(given.series, `${fileName(result)}.csv`), toSeriesCsv(result))
}
if (given.recordings) {
  await mkdir(given.recordings, { recursive: true })
  for (const result of results) {
    const { name, movement, truth, recording } = result
    await writeFile(
      join(given.recordings, `${fileName(result)}.json`),
      `${JSON.stringify({ name, movement, truth, ...recording })}\n`,
    )
  }
}
process.exitCode = printSummary(results) ? 0 : 1
