import { expect, test } from 'vitest'
import { countStatements } from './counted-statements.ts'

const log = `
7 LOG:  statement: begin 
8 LOG:  execute s1: select 1 from people
7 LOG:  execute s2: insert into "sessions" ("id")
\tvalues ($1)
7 DETAIL:  Parameters: $1 = 'insert into people'
8 LOG:  execute <unnamed>: insert into "rate_limits" values ($1) on conflict do update set points = 2
7 LOG:  execute s3: commit
8 LOG:  execute s4: with held as (
\tselect id from people for key share
\t) insert into "sessions" select * from held
9 LOG:  statement: begin 
9 LOG:  execute s1: select 1
9 LOG:  statement: commit
9 ERROR:  insert into people
`

test('statements, writing commits and unprepared statements are counted', () => {
  expect(countStatements(log)).toEqual({ statements: 9, writingCommits: 2, unprepared: 1 })
})
