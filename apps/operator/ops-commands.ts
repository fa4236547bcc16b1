import { parseArgs } from 'node:util'
import type { Said } from '@lithe/api/events'
import type { Command, Commands } from '../../tools/run/command.ts'
import type { DatabaseCommand } from './src/database-command.ts'
import { say } from './src/say.ts'

const onDatabase = (name: DatabaseCommand, summary: string, usage: string): Command => ({
  summary,
  usage,
  run: words =>
    say(async () => (await import('./src/database-command.ts')).databaseCommand(name, words, process.env)),
})

const doctor = (name: string, summary: string, examine: () => Promise<Said>): Command => ({
  summary,
  usage: `npm run ops -- ${name}\n\nReads the settings; changes nothing, sends nothing and prints no secret.`,
  run: words => {
    parseArgs({ args: words })
    return say(examine)
  },
})

/** Operators' commands, which run alongside servers. */
export const opsCommands: Commands = {
  backup: {
    summary: 'writes the whole database into a sealed file',
    usage: `npm run ops -- backup FILE             writes all of DATABASE_URL into FILE, for BACKUP_RECIPIENT alone
npm run ops -- backup --new-key FILE   makes the key that restores, once; keep FILE anywhere but on this server`,
    run: words =>
      say(async () => (await import('./src/backup/backup-command.ts')).backupCommand(process.env, words)),
  },
  restore: {
    summary: 'brings a backup back, without what was erased since',
    usage: `npm run ops -- restore FILE --identity KEY --erasures LIST [--erasures LIST …]
   brings a backup into the empty database of DATABASE_URL
   KEY is the file of "npm run ops -- backup --new-key"; LIST is ERASURES_FILE of the server that was
   --no-erasures instead of lists: who was erased after the backup is back`,
    run: words =>
      say(async () => (await import('./src/backup/restore-command.ts')).restoreCommand(process.env, words)),
  },
  'erase-again': {
    summary: 'erases once more what a database taken back in time has again',
    usage: `npm run ops -- erase-again --erasures LIST [--erasures LIST …]
   takes away again who was erased since the moment that the database of DATABASE_URL was taken back to
   LIST is ERASURES_FILE of each server; no server runs meanwhile`,
    run: words =>
      say(async () =>
        (await import('./src/backup/erase-again-command.ts')).eraseAgainCommand(process.env, words),
      ),
  },
  doctor: doctor('doctor', 'what this server still lacks', async () =>
    (await import('./src/doctor/doctor.ts')).doctor(process.env, new Date()),
  ),
  'payments-doctor': doctor('payments-doctor', 'how to take money, and what stands in the way', async () =>
    (await import('./src/doctor/payments-doctor.ts')).paymentsDoctor(process.env),
  ),
  'telegram-doctor': doctor('telegram-doctor', 'how to have a bot, and what stands in the way', async () =>
    (await import('./src/doctor/telegram-doctor.ts')).telegramDoctor(process.env),
  ),
  organisations: onDatabase(
    'organisations',
    'who sends people, and links that open their reports',
    `npm run ops -- organisations create CODE --name "Helvetia" [--set default|organisation] [--logo /helvetia.svg] [--cap 500]
npm run ops -- organisations link CODE --uses 40 --until 2027-01-31
npm run ops -- organisations list
npm run ops -- organisations disable CODE [--link NUMBER]

The public address /?o=CODE chooses the movements and whose name stands there; it opens no report. link makes a secret
address that opens so many full reports until then, and shows it this once. --cap is how many all links of an
organisation open together; without it there is no such limit. --until is a day, of which the link still holds (in UTC),
or a time like 2027-01-31T18:00Z.

Results are measured unsupervised: at home, by the person’s own phone. They prove neither who moved nor that anybody did;
grant nothing by them that would be worth forging.`,
  ),
  promo: onDatabase(
    'promo',
    'codes that open reports or lower their price',
    `npm run ops -- promo create CODE --percent 25 [--uses 100] [--per-person 1] [--until 2027-01-31]
npm run ops -- promo list
npm run ops -- promo disable CODE

--percent 100 opens the report; less lowers its price. Without --uses, --per-person or --until there is no
such limit. --until is a day, of which the code still holds (in UTC), or a time like 2027-01-31T18:00Z.`,
  ),
  orders: onDatabase(
    'orders',
    'payments, the course of each, and Stars given back',
    `npm run ops -- orders [--state paid] [--since 2026-11-01] [--until 2026-11-30] [--most 50]
npm run ops -- orders show ORDER        by its whole number, or by the LT-… of the receipt
npm run ops -- orders refund ORDER      gives the Stars of an order back

Days are in UTC; the one after --until still counts. States: open, paid, cancelled, expired, failed, disputed,
refunded, charged-back.`,
  ),
  referrals: onDatabase(
    'referrals',
    'who came to the bot by which marked link',
    `npm run ops -- referrals [--since 2026-11-01]

A link to the bot that ends in ?start=r-MARK is counted under MARK, with an organisation as o-CODE_r-MARK. MARK and
CODE are letters, digits and hyphens, 32 at most each. Days are in UTC; the last 30 unless --since says otherwise.`,
  ),
  'own-norms': onDatabase(
    'own-norms',
    'what people share for norms of our own, beside the published curves',
    'npm run ops -- own-norms\n\nA row for each movement, way, sex and decade of age; of fewer than five people only how many they are.',
  ),
  events: onDatabase(
    'events',
    'what happened that concerns security',
    `npm run ops -- events [--since 2026-11-01] [--kind signed-in|code-refused|unlocked|erased|staff-command] [--last 100]

The newest first: when, what, its detail, and a pseudonym that is one person's for one calendar month. Nothing here leads
to a person who was erased. Events are kept for 90 days.`,
  ),
  jobs: onDatabase(
    'jobs',
    'what waits to be done, and what was given up',
    `npm run ops -- jobs [--last 50]        what waits, what is tried again, and what was given up
npm run ops -- jobs retry JOB          has one that was given up tried once more, within seconds
npm run ops -- jobs confirm-sweep      lets one sweep erase more people at once than it does unasked; look at the clocks first

A job carries no more than the number of its row, an order's or a reminder's. One that was given up is kept for a week.`,
  ),
}
