/** Runs one statement and returns its rows. */
export type Ask = (statement: string) => Promise<Record<string, unknown>[]>

/** PostgreSQL's own objects have lower ids. */
const firstOfOurs = 16_384

const catalogs = [
  ['pg_namespace', 'oid'],
  ['pg_class', 'oid'],
  ['pg_attribute', 'attrelid'],
  ['pg_attrdef', 'oid'],
  ['pg_constraint', 'oid'],
  ['pg_index', 'indexrelid'],
  ['pg_trigger', 'oid'],
  ['pg_type', 'oid'],
  ['pg_proc', 'oid'],
] as const

/** Uses row versions of the catalogue, so that an alteration shows even if reverted. */
const definitions = catalogs.map(
  ([name, key]) =>
    `select '${name}' as of, count(*), sum(hashtextextended(${key} || ' ' || xmin, 0)) from ${name} where ${key} >= ${firstOfOurs}`,
)

const listSequences = `select sequencename, last_value from pg_sequences order by 1`

const listSettings = `select name, setting from pg_settings where source = 'session' order by 1`

const listDefaults = `select setconfig from pg_db_role_setting
  where setdatabase = (select oid from pg_database where datname = current_database()) order by 1`

/** Tables with rows, or with unvacuumed rows. */
const listUsedTables = `select quote_ident(nspname) || '.' || quote_ident(relname) as name, nspname in ('public', 'jobs') as "isOfProduct"
  from pg_class as c join pg_namespace as n on n.oid = relnamespace
  where c.oid >= ${firstOfOurs} and relkind = 'r' and pg_relation_size(c.oid) > 0 order by 1`

/** Returns a fingerprint that matches only for identical definitions and rows. */
export async function stateOf(ask: Ask): Promise<string> {
  const state: unknown[] = []
  for (const question of [...definitions, listSequences, listSettings, listDefaults])
    state.push(await ask(question))
  for (const { name } of await ask(listUsedTables))
    state.push(name, await ask(`select to_jsonb(t)::text as row from ${name} as t order by 1`))
  return JSON.stringify(state, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}

const usedTables = async (ask: Ask) => {
  const used = await ask(listUsedTables)
  return used.filter(({ isOfProduct }) => isOfProduct).map(({ name }) => String(name))
}

/** Reads the product's non-empty tables as JSON. */
export async function rowsByTable(ask: Ask): Promise<Map<string, string>> {
  const rows = new Map<string, string>()
  for (const table of await usedTables(ask)) {
    const [{ list } = {}] = await ask(`select json_agg(t)::text as list from ${table} as t`)
    if (list) rows.set(table, String(list))
  }
  return rows
}

/** Restores exactly these rows in the product's tables. */
export async function holdOnly(ask: Ask, rows: ReadonlyMap<string, string>): Promise<void> {
  const used = await usedTables(ask)
  const puts = [...rows].map(
    ([table, list]) =>
      `insert into ${table} select * from json_populate_recordset(null::${table}, $list$${list}$list$);`,
  )
  // Disables foreign keys while everything is deleted.
  await ask(`do $do$ begin
    set local session_replication_role = replica;
    ${used.map(table => `delete from ${table};`).join('\n')}
    ${puts.join('\n')}
  end $do$`)
  // Otherwise deleted rows remain on disk and slow every query.
  if (used.length > 0) await ask(`vacuum ${used.join(', ')}`)
}
