import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askPostgres } from './ask-postgres.ts'
import { findFreePort, otherUser } from './postgres-server.ts'

/** Transaction pooling, as in `deploy`. Debian's 1.18 lacks prepared statements. */
const configuration = (server: URL, port: number, users: string) => `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 20
server_login_retry = 1
ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout
`

/** Starts PgBouncer in transaction mode in front of PostgreSQL. @throws when the program does not start. */
export async function startPgbouncer(program: string, postgresUrl: string) {
  const directory = await mkdtemp(join(tmpdir(), 'lithe-pgbouncer-'))
  await chmod(directory, 0o755)
  const [port, url] = [await findFreePort(), new URL(postgresUrl)]
  const [file, users] = [join(directory, 'pgbouncer.ini'), join(directory, 'users.txt')]
  await writeFile(users, `"${url.username}" ""\n`)
  await writeFile(file, configuration(url, port, users))
  const child = spawn(program, ['-q', file], { ...otherUser, stdio: 'ignore' })
  const exit = once(child, 'exit')
  url.port = String(port)
  url.searchParams.set('prepare', 'false')
  for (let tries = 0; child.exitCode === null; tries++) {
    const isReady = await askPostgres(url.href, 'select 1').then(
      () => true,
      () => false,
    )
    if (isReady) break
    if (tries > 100) throw new Error(`${program} does not get ready`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  if (child.exitCode !== null) throw new Error(`${program} ended at its start`)
  return {
    url: url.href,
    async stop() {
      child.kill('SIGTERM')
      await exit
      await rm(directory, { recursive: true, force: true })
    },
  }
}
