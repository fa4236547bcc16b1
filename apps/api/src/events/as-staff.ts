import type { Database } from '../db/database.ts'
import { recordEvent } from './record-event.ts'

type Said = { ok: boolean; words: string }
type StaffCommand = { name: string; words: readonly string[]; at: Date }

/** Runs an operator's command and writes down that it was done: its name and first word, never the codes after it. */
export async function asStaff(
  db: Database,
  { name, words: [first = ''], at }: StaffCommand,
  run: () => Promise<Said>,
): Promise<Said> {
  const said = await run()
  if (said.ok)
    await recordEvent(db, { kind: 'staff-command', personId: null, detail: `${name} ${first}`.trim(), at })
  return said
}
