import Fastify from 'fastify'
import postgres from 'postgres'

/**
 * What keeping an upload costs at the very least: Fastify as it comes and one prepared insert, committed to the disk,
 * of the same body into the same PostgreSQL. No check, no limit, no log. Settings: DATABASE_URL, PORT.
 */
const { DATABASE_URL = '', PORT = '' } = process.env
const sql = postgres(DATABASE_URL, { onnotice: () => {} })
await sql`create table if not exists bare_uploads (id uuid primary key, body jsonb not null, received_at timestamptz not null)`

const app = Fastify()
app.get('/readyz', async () => ({ status: 'ready' }))
app.put<{ Params: { id: string }; Body: postgres.JSONValue }>('/:id', async ({ params, body }) => {
  await sql`insert into bare_uploads values (${params.id}, ${sql.json(body)}, ${new Date()})`
  return { code: 200, message: 'OK', data: { sessionId: params.id } }
})
process.once('SIGTERM', () => void app.close().then(() => sql.end()))
await app.listen({ host: '127.0.0.1', port: Number(PORT) })
