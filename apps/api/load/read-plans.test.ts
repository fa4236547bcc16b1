import { expect, it } from 'vitest'
import { type Plan, plansIn, tablesReadWhole } from './read-plans.ts'

const log = ` LOG:  database system is ready to accept connections
lithe LOG:  duration: 0.021 ms  plan:
	Query Text: select "id"
	  from "people" where "identifier_digest" = $1
	Limit  (cost=0.14..8.16 rows=1 width=16)
	  ->  Index Scan using people_identifier_digest_unique on people  (cost=0.14..8.16 rows=1 width=16)
	        Index Cond: (identifier_digest = $1)
lithe LOG:  duration: 0.030 ms  plan:
	Query Text: delete from orders where state = 'open'
	Delete on orders  (cost=0.00..14.50 rows=0 width=0)
	  ->  Seq Scan on orders  (cost=0.00..14.50 rows=2 width=6)
	        Disabled: true
	        Filter: (state = 'open'::text)
lithe ERROR:  duplicate key value
	at character 3
lithe LOG:  duration: 0.030 ms  plan:
	Query Text: select count(*) from sessions
	Aggregate  (cost=1.00..2.00 rows=1 width=8)
	  ->  Index Only Scan using sessions_pkey on sessions  (cost=0.14..60.00 rows=500 width=0)
	  ->  Bitmap Heap Scan on people  (cost=0.14..60.00 rows=500 width=0)
	        Recheck Cond: (keeper_id = $1)
psql LOG:  duration: 0.030 ms  plan:
	Query Text: select * from people
	Seq Scan on people  (cost=0.00..14.50 rows=2 width=6)
`

async function* linesOf(text: string) {
  yield* text.split('\n')
}

async function read(): Promise<Plan[]> {
  const plans: Plan[] = []
  for await (const plan of plansIn(linesOf(log))) plans.push(plan)
  return plans
}

it('reads the statement of every plan of the product, whatever else stands in the log', async () => {
  expect((await read()).map(({ statement }) => statement.trim().replace(/\s+/g, ' '))).toEqual([
    'select "id" from "people" where "identifier_digest" = $1',
    "delete from orders where state = 'open'",
    'select count(*) from sessions',
  ])
})

it('names a table that is read whole, in its own order or in that of an index', async () => {
  expect((await read()).map(tablesReadWhole)).toEqual([[], ['orders'], ['sessions']])
})
