import { parseArgs } from 'node:util'
import type { Database } from '../ground/db/database.ts'
import type { Said } from '../ground/events/security-events.ts'
import { listOrganisations } from '../money/organisations/list-organisations.ts'
import {
  createOrganisation,
  disableLink,
  disableOrganisation,
  makeLink,
} from '../money/organisations/manage-organisations.ts'
import { endOfDay } from './promo-command.ts'

type Context = { db: Database; now: Date; publicUrl: string | null }
const unknownOrganisation: Said = { ok: false, words: 'There is no such organisation in use.' }

const options = {
  name: { type: 'string' },
  set: { type: 'string', default: 'organisation' },
  logo: { type: 'string' },
  cap: { type: 'string' },
  uses: { type: 'string' },
  until: { type: 'string', default: '' },
  link: { type: 'string' },
} as const

const optionsIn = (args: string[]) => parseArgs({ args, options }).values

async function create(ctx: Context, code: string, given: string[]): Promise<Said> {
  const { name, set, logo = null, cap } = optionsIn(given)
  const maxUnlocks = cap === undefined ? null : Number(cap)
  const made = await createOrganisation(ctx, {
    code,
    name,
    workoutSet: set,
    logo,
    maxUnlocks,
  })
  return made.ok
    ? { ok: true, words: `People can come by ${ctx.publicUrl ?? ''}/?o=${made.code} from now on.` }
    : { ok: false, words: made.reason }
}

async function link(ctx: Context, code: string, given: string[]): Promise<Said> {
  const { uses, until } = optionsIn(given)
  const made = await makeLink(ctx, { code, maxUses: Number(uses), validUntil: endOfDay(until) })
  if (!made.ok) return { ok: false, words: made.reason }
  const where = ctx.publicUrl === null ? ' Put the address of your server before it.' : ''
  return {
    ok: true,
    words: `${ctx.publicUrl ?? ''}${made.path}\nThis link is shown once. Whoever has it opens a report with it.${where}`,
  }
}

async function disable(ctx: Context, code: string, given: string[]): Promise<Said> {
  const { link: number } = optionsIn(given)
  if (number === undefined)
    return (await disableOrganisation(ctx, code))
      ? { ok: true, words: `${code.toLowerCase()} is known no more; its links open nothing.` }
      : unknownOrganisation
  const problem = await disableLink(ctx, code, number)
  if (problem === null) return { ok: true, words: `Link ${number} opens nothing more.` }
  const words = {
    none: `${code.toLowerCase()} has no such link in use; list shows their numbers, of eight digits.`,
    several: `Several links of ${code.toLowerCase()} begin with ${number}; give more of the number.`,
  }
  return { ok: false, words: words[problem] }
}

/** Implements `npm run ops -- organisations`. */
export async function organisationsCommand(ctx: Context, words: readonly string[]): Promise<Said> {
  const [command, code, ...given] = words
  if (command === 'list') return { ok: true, words: await listOrganisations(ctx) }
  if (command === 'create' && code) return create(ctx, code, given)
  if (command === 'link' && code) return link(ctx, code, given)
  if (command === 'disable' && code) return disable(ctx, code, given)
  return { ok: false, words: '', isMisuse: true }
}
