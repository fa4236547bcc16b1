import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { askPostgres } from './ask-postgres.ts'

/** Makes a database on the PostgreSQL of this run, migrated or with nothing in it; gives back its address. */
export async function newDatabase(like: 'migrated' | 'empty' = 'migrated'): Promise<string> {
  const url = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = like === 'migrated' ? ` template ${inject('postgresTemplate')}` : ''
  await askPostgres(url, `create database ${name}${template}`)
  return url.replace(/postgres$/, name)
}
