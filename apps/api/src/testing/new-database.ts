import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { askPostgres } from './ask-postgres.ts'

/** Creates a database on this run's PostgreSQL, migrated or empty; returns its URL. */
export async function newDatabase(like: 'migrated' | 'empty' = 'migrated'): Promise<string> {
  const url = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = like === 'migrated' ? ` template ${inject('postgresTemplate')}` : ''
  await askPostgres(url, `create database ${name}${template}`)
  return url.replace(/postgres$/, name)
}
