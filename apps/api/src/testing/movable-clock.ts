import { askPostgres } from './ask-postgres.ts'

/** Gives a database a clock that a test moves: its own functions of the time stand before the system's. */
export async function movableClock(url: string): Promise<(seconds: number) => Promise<unknown>> {
  const told = (name: string) =>
    `create function moved.${name}() returns timestamptz language sql stable
      as 'select pg_catalog.${name}() + make_interval(secs => seconds) from moved.by'`
  await askPostgres(
    url,
    `create schema moved; create table moved.by (seconds float8); insert into moved.by values (0);
    ${['now', 'clock_timestamp'].map(told).join(';')};
    alter database ${new URL(url).pathname.slice(1)} set search_path = moved, pg_catalog, public`,
  )
  return seconds => askPostgres(url, `update moved.by set seconds = ${seconds}`)
}
