import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { type OwnExerciseFilms, readExerciseFilms } from './assessments/exercise-films.ts'
import { type Config, parseConfig } from './ground/config/config.ts'
import { copyErasures } from './ground/db/erasures.ts'
import { followClock } from './ground/db/follow-clock.ts'
import { openDatabase } from './ground/db/open-database.ts'
import { patiently } from './ground/db/readiness.ts'
import { keptMails, noMailer, smtpMailer, terminalMailer } from './ground/mail/mailers.ts'
import { loadWords } from './ground/ports/words.ts'
import { isSameSecret } from './ground/secrets/is-same-secret.ts'
import { keptSecret } from './ground/secrets/kept-secret.ts'
import { derivePepper } from './ground/secrets/pepper.ts'
import { signInWorkload } from './sign-in/puzzle.ts'
import { trialWords } from './staff/trial-words.ts'
import {
  addressProblem,
  certificateProblem,
  databaseProblem,
  erasuresProblem,
  otherSecret,
  secretProblem,
} from './start-problems.ts'

/** Two levels up from both sources and bundle. */
const builtApp = (name: string) => fileURLToPath(new URL(`../../${name}/dist`, import.meta.url))

/** For a proxy polling readiness every two seconds, like that of `deploy`. */
const proxyNoticesInSeconds = 3

const openLog = async (format: Config['log']['format']) =>
  format === 'pretty' ? (await import('pino-pretty')).default({ sync: true }) : process.stdout

async function readTls(files: Config['tlsFiles']) {
  if (!files) return null
  const [cert, key] = await Promise.all([readFile(files.cert, 'utf8'), readFile(files.key, 'utf8')])
  return { cert, key }
}

type Explain = (config: Config, error: unknown) => string | null

/** Runs a startup step; if a setting breaks it, startup ends with a sentence about that setting. */
async function step<Done>(config: Config, explain: Explain, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    const problem = explain(config, error)
    if (problem === null) throw error
    refuse([problem])
  }
}

async function start(config: Config, exerciseFilms: OwnExerciseFilms) {
  const { db, close } = await step(config, databaseProblem, () =>
    patiently(() => openDatabase(config.database)),
  )
  const clock = await step(config, databaseProblem, () => patiently(() => followClock(db)))
  const { now } = clock
  const listErasures = () => copyErasures(db, config.erasuresFile)
  await step(config, erasuresProblem, () => patiently(listErasures))
  const toTerminal = keptMails(terminalMailer(console.log), now)
  const words = await loadWords()
  const tls = await step(config, certificateProblem, () => readTls(config.tlsFiles))
  const stream = await openLog(config.log.format)
  const pepper = derivePepper(
    config.signInPepper ?? (await step(config, secretProblem, () => keptSecret(config.dataDirectory))),
  )
  if (!(await patiently(() => isSameSecret(db, pepper)))) refuse([otherSecret(config)])
  // An invalid certificate is detected when the server is created.
  const building = () =>
    buildApp({
      ...config,
      db,
      listErasures,
      now,
      words,
      exerciseFilms,
      mailer: config.mail ? smtpMailer(config.mail) : config.isProduction ? noMailer : toTerminal.mailer,
      listMails: config.showsMails ? toTerminal.list : null,
      pepper,
      workload: signInWorkload,
      log: { level: config.log.level, stream },
      tls,
      jobs: {},
      leavesInSeconds: config.isProduction && config.trustProxy !== 0 ? proxyNoticesInSeconds : 0,
      directories: { web: builtApp('web'), player: builtApp('player') },
    })
  const app = await step(config, certificateProblem, building)
  const endWatch = clock.watch(apartMs =>
    app.log.warn({ apartMs }, 'this machine’s clock differs from the database’s, which is used'),
  )
  app.addHook('onClose', async () => endWatch())
  app.log.info(
    {
      payments: config.publicConfig.payments,
      mails: config.mail ? 'SMTP_URL' : config.isProduction ? 'none' : 'terminal',
      database: config.database.engine,
      isProduction: config.isProduction,
    },
    'starting with these settings',
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      app.log.info({ signal }, 'closing')
      // Last, because the closing hooks still write; they run in reverse order.
      void app.close().finally(close)
    })
  const address = await step(config, addressProblem, () =>
    app.listen({ host: config.host, port: config.port }),
  )
  if (config.database.engine === 'pglite') {
    const { directory } = config.database
    const here = address.replace(/\/\/(127\.0\.0\.1|\[::1?\])/, '//localhost')
    console.log(await trialWords({ db, now: now(), directory }, config.publicUrl ?? here))
  }
}

function refuse(problems: readonly string[]): never {
  console.error(['Lithe cannot start with these settings:', ...problems.map(line => `- ${line}`)].join('\n'))
  process.exit(1)
}

/** Everything this process writes is private to its owner, including the embedded database. */
process.umask(0o077)
const parsed = parseConfig(process.env)
if (!parsed.ok) refuse(parsed.problems)
const exerciseFilms = await readExerciseFilms(parsed.config.exerciseFilmsFolder).catch((error: Error) =>
  refuse([error.message]),
)
await start(parsed.config, exerciseFilms)
