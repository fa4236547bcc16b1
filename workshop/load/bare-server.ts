import Fastify from 'fastify'
import pg from 'pg'

/**
 * Baseline cost of storing an upload: plain Fastify and one prepared insert of the same body, committed to disk in the
 * same PostgreSQL, without checks, limits or logs. Settings: DATABASE_URL, PORT.
 */
const { DATABASE_URL = '', PORT = '' } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL })
await pool.query(
  `create table if not exists bare_uploads (id uuid primary key, body jsonb not null, received_at timestamptz not null)`,
)
const insert = { name: 'insert', text: 'insert into bare_uploads values ($1, $2, $3)' }

const app = Fastify()
app.get('/readyz', async () => ({ status: 'ready' }))
app.put<{ Params: { id: string }; Body: object }>('/:id', async ({ params, body }) => {
  await pool.query({ ...insert, values: [params.id, JSON.stringify(body), new Date()] })
  return { code: 200, message: 'OK', data: { sessionId: params.id } }
})
process.once('SIGTERM', () => void app.close().then(() => pool.end()))
await app.listen({ host: '127.0.0.1', port: Number(PORT) })
