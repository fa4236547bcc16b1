import { parseConfig, settingNames } from '@lithe/api/config'
import { type Finding, good, note, reportFindings, type Said, wrong } from './findings.ts'
import { lookAtDatabase } from './look-at-database.ts'
import { lookAtDisk } from './look-at-disk.ts'
import { lookAtAddress, lookAtMail } from './look-from-outside.ts'
import { lookAtPayments } from './payments-doctor.ts'
import { lookAtBot } from './telegram-doctor.ts'

type Environment = Readonly<Record<string, string | undefined>>

const lookAtMode = ({ NODE_ENV, DEMO_UNLOCK_KEY }: Environment): Finding[] => [
  NODE_ENV === 'production'
    ? good('NODE_ENV is production.')
    : wrong('NODE_ENV is not production: the start lets settings pass that are not safe for people.'),
  ...(DEMO_UNLOCK_KEY ? [wrong('DEMO_UNLOCK_KEY opens every report to all who know it; take it away.')] : []),
]

/** Whether two names differ by one letter. */
function isNear(name: string, known: string): boolean {
  const [short = '', long = ''] = [name, known].sort((a, b) => a.length - b.length)
  if (name === known || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}

const lookAtNames = (environment: Environment): Finding[] =>
  Object.keys(environment).flatMap(name => {
    const meant = settingNames.includes(name) ? undefined : settingNames.find(known => isNear(name, known))
    return meant ? [wrong(`${name} is no setting of Lithe; ${meant} is.`)] : []
  })

/**
 * Implements `npm run ops -- doctor`: what a public server still lacks in settings, database, disk and reachability,
 * one sentence each. Changes and sends nothing, and prints no secret.
 */
export async function doctor(environment: Environment, now: Date): Promise<Said> {
  const first = [...lookAtMode(environment), ...lookAtNames(environment)]
  const parsed = parseConfig(environment)
  if (!parsed.ok)
    return reportFindings(
      [...first, ...parsed.problems.map(problem => wrong(`${problem}.`))],
      ['', 'Nothing else was looked at: mend the settings first.'],
    )
  const { config } = parsed
  const { payments } = config.publicConfig
  const looked = await Promise.all([
    lookAtDatabase(config),
    lookAtDisk(config, environment.BACKUP_RECIPIENT, now),
    lookAtMail(config),
    lookAtAddress(config),
    lookAtPayments(config),
    lookAtBot(config),
  ])
  const ways = [
    ...(payments === 'stripe'
      ? []
      : [note(`No money is taken (PAYMENTS is ${payments}); npm run ops -- payments-doctor says how.`)]),
    ...(config.bot ? [] : [note('There is no bot in Telegram; npm run ops -- telegram-doctor says how.')]),
  ]
  return reportFindings([...first, ...looked.flat(), ...ways])
}
