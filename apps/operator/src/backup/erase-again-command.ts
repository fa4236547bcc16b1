import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openDatabase } from '@lithe/api/database'
import { Misused } from '../../../../tools/run/command.ts'
import { postgresOf, withDatabase } from '../settings.ts'
import { type ErasedAgain, eraseAgain } from './erase-again.ts'
import { readErasureLines } from './erasure-lists.ts'

export const told = ({ people, reports, measurements, passkeys }: ErasedAgain) =>
  `Erased again: ${people} people, ${reports} reports, ${measurements} measurements, ${passkeys} passkeys.\nEverybody signs in anew.`

/** Reads the lines of these lists, and of the local list if present. Throws if a named list is missing. */
export async function linesOf(lists: readonly string[], own: string): Promise<string[]> {
  const missing = lists.find(list => !existsSync(list))
  if (missing) throw new Error(`${missing} is not there; a server that erased nobody has no list`)
  return readErasureLines([...lists, ...(existsSync(own) ? [own] : [])])
}

/** Implements `npm run ops -- erase-again`; returns its output. Throws a sentence naming the obstacle. */
export async function eraseAgainCommand(
  environment: Readonly<Record<string, string | undefined>>,
  words: readonly string[],
): Promise<string> {
  const { values } = parseArgs({
    args: [...words],
    options: { erasures: { type: 'string', multiple: true, default: [] } },
  })
  if (values.erasures.length === 0) throw new Misused()
  const { database, erasuresFile } = postgresOf(environment)
  const lines = await linesOf(values.erasures, erasuresFile)
  return withDatabase(database, async () => {
    const { db, close } = await openDatabase(database)
    const again = db.transaction(transaction => eraseAgain(transaction, lines, new Date()))
    return told(await again.finally(close))
  })
}
