import { cpSync, writeFileSync } from 'node:fs'
import { parseConfig } from '../apps/api/src/ground/config/config.ts'
import { openDatabase } from '../apps/api/src/ground/db/open-database.ts'
import { organisationsCommand } from '../apps/api/src/staff/organisations-command.ts'
import { promoCommand } from '../apps/api/src/staff/promo-command.ts'
import { linkFile, organisationWords } from './steps/organisation-link.ts'
import { promoWords } from './steps/promo-codes.ts'

/** Program: creates the database in DATA_DIR, copies it to each given folder, then adds codes and links. */
const { DATA_DIR = '' } = process.env
const parsed = parseConfig({ DATA_DIR })
if (!parsed.ok) throw new Error(parsed.problems.join('\n'))
const open = () => openDatabase(parsed.config.database)

const asNew = await open()
await asNew.close()
for (const folder of process.argv.slice(2)) cpSync(DATA_DIR, folder, { recursive: true })

const { db, close } = await open()
const context = { db, now: new Date(), publicUrl: null }
async function tell(command: typeof promoCommand | typeof organisationsCommand, words: string) {
  const said = await command(context, words.split(' '))
  if (!said.ok) throw new Error(`${words}: ${said.words}`)
  return said.words
}
for (const words of promoWords) await tell(promoCommand, words)
writeFileSync(linkFile(), await tell(organisationsCommand, organisationWords))
await close()
