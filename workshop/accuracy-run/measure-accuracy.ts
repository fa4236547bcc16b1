import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import type { ClipResult } from '../accuracy/clip-result.ts'
import { type Condition, plain } from '../accuracy/condition.ts'
import { measureClips } from '../accuracy/measure-clips.ts'
import { printLateness } from '../accuracy/measure-lateness.ts'
import { measureRecordings } from '../accuracy/measure-recordings.ts'
import { measureNothing, measureNothingOnFilm, nothingTable, printNothing } from '../accuracy/nothing-done.ts'
import { keepJson, printRows, printSummary, toJson, toSeriesCsv } from '../accuracy/print-results.ts'
import { fail, type readArguments } from '../accuracy/read-arguments.ts'
import { shortestFilms } from '../accuracy/shortest-films.ts'
import { tablesOf } from '../accuracy/tables.ts'
import { type Clip, findClips, findKnownClips } from '../accuracy/truth.ts'
import { writeTables } from '../accuracy/write-tables.ts'
import { EngineAbsent } from '../browsers/ensure-engine.ts'
import { betweenEngines, betweenLine, betweenTable } from '../engines/between-engines.ts'

type Given = ReturnType<typeof readArguments>

/** Output path of a film: its name, below its folder's name if there are several folders. */
const placeIn =
  (given: Given) =>
  ({ clip, name }: Clip) =>
    given.clipsFolders.length > 1 ? join(clip.split(sep)[0] ?? '', name) : name

/** One file per clip, or per clip and condition. */
function fileIn(given: Given, folder: string, ending: string) {
  const placeOf = placeIn(given)
  const isUnderSeveral = given.conditions !== undefined || given.recordingsFolder !== null
  return (clip: Clip, condition: Condition) =>
    !isUnderSeveral || condition.name === plain.name
      ? join(folder, `${placeOf(clip)}.${ending}`)
      : join(folder, `${placeOf(clip)}.${condition.name}.${ending}`)
}

async function findIn(given: Given, folder: string): Promise<Clip[]> {
  if (!existsSync(folder)) fail(`There is no folder ${folder}`)
  const clips = given.truth
    ? await findKnownClips(resolve(folder), resolve(given.truth))
    : await findClips(resolve(folder))
  const isOneOfSeveral = given.clipsFolders.length > 1
  return clips.map(found => (isOneOfSeveral ? { ...found, clip: join(basename(folder), found.clip) } : found))
}

async function findAll(given: Given): Promise<Clip[]> {
  const found = (await Promise.all(given.clipsFolders.map(folder => findIn(given, folder)))).flat()
  const clips = given.shortest ? shortestFilms(found) : found
  if (clips.length === 0) fail(`There is no .mp4 to measure below ${given.clipsFolders.join(', ')}`)
  const needsNames = given.series !== undefined || given.recordings !== undefined
  if (needsNames && new Set(clips.map(placeIn(given))).size < clips.length)
    fail('Two films have the same name, and one would overwrite what the other leaves')
  return clips
}

async function measureFilms(given: Given): Promise<ClipResult[]> {
  // Writes results as they come, so that a late failure loses none.
  const keep = given.json ? keepJson(given.json) : null
  const clips = await findAll(given)
  return measureClips(clips, {
    engines: given.engines,
    conditions: given.conditionsOf(clips),
    movement: given.movement,
    model: given.model,
    needsSeries: given.series !== undefined,
    recordingFileOf: given.recordings === undefined ? null : fileIn(given, given.recordings, 'json'),
    resume: given.resume,
    atOnce: given.atOnce,
    onResult(result) {
      printRows([result])
      keep?.(result)
    },
  }).catch(error => {
    if (!(error instanceof EngineAbsent)) throw error
    console.error(error.message)
    process.exit(2)
  })
}

async function measureAgain(folder: string): Promise<ClipResult[]> {
  if (!existsSync(folder)) fail(`There is no folder ${folder}`)
  const results = await measureRecordings(resolve(folder))
  printRows(results)
  return results
}

/** Runs the command; the exit code says whether everything is within tolerance. */
export async function measureAccuracy(given: Given): Promise<void> {
  if (given.lateness && given.recordingsFolder) {
    return printLateness(resolve(given.recordingsFolder))
  }
  const isDrawn = given.nothing && given.clipsFolders.length === 0 && !given.recordingsFolder
  const results = isDrawn
    ? []
    : given.recordingsFolder
      ? await measureAgain(given.recordingsFolder)
      : await measureFilms(given)

  if (given.nothing) {
    const done = isDrawn ? measureNothing() : measureNothingOnFilm(results)
    const [section, shown] = isDrawn
      ? (['nothing', 'activities'] as const)
      : (['nothing-on-film', 'films'] as const)
    if (given.markdown) await writeTables(given.markdown, section, nothingTable(done, shown))
    process.exitCode = printNothing(done) ? 0 : 1
    return
  }

  if (given.json) await writeFile(given.json, `${JSON.stringify(results.map(toJson), null, 2)}\n`)
  if (given.markdown)
    await writeTables(given.markdown, given.by ? `by-${given.by}` : 'accuracy', tablesOf(results, given.by))
  if (given.series) {
    const csvOf = fileIn(given, given.series, 'csv')
    for (const result of results) {
      const file = csvOf(result, result.condition)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, toSeriesCsv(result))
    }
  }
  const areWithin = printSummary(results)
  const agreements = betweenEngines(results)
  for (const agreement of agreements) console.log(betweenLine(agreement))
  if (given.markdown && agreements.length > 0)
    await writeTables(given.markdown, 'between-engines', betweenTable(agreements))
  const areAlike = agreements.every(({ ok }) => ok)
  process.exitCode = areWithin && areAlike ? 0 : 1
}
