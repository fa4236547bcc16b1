import { expect, it } from 'vitest'
import { statementsIn, tablesReadWhole } from './read-plans.ts'

const log = ` LOG:  database system is ready to accept connections
lithe LOG:  duration: 0.021 ms  plan:
	Query Text: select "id"
	  from "people" where "identifier_digest" = $1
	Limit  (cost=0.14..8.16 rows=1 width=16)
	  ->  Index Scan using people_identifier_digest_unique on people  (cost=0.14..8.16 rows=1 width=16)
	        Index Cond: (identifier_digest = $1)
lithe ERROR:  duplicate key value
	at character 3
lithe LOG:  duration: 0.030 ms  plan:
	Query Text: delete from sessions where id in ($1, $2, $3);
	Delete on sessions  (cost=0.00..14.50 rows=0 width=0)
lithe LOG:  duration: 0.030 ms  plan:
	Query Text: delete from sessions where id in ($1)
	Delete on sessions  (cost=0.00..14.50 rows=0 width=0)
psql LOG:  duration: 0.030 ms  plan:
	Query Text: select * from people
	Seq Scan on people  (cost=0.00..14.50 rows=2 width=6)
`

async function* linesOf(text: string) {
  yield* text.split('\n')
}

it('every statement of the product is read once, whatever else is in the log', async () => {
  expect(await statementsIn(linesOf(log))).toEqual([
    'select "id" from "people" where "identifier_digest" = $1',
    'delete from sessions where id in ($1)',
  ])
})

const cost = '(cost=0.14..8.16 rows=1 width=16)'

it.each([
  [`Seq Scan on orders  ${cost}`, "  Filter: (state = 'open'::text)", ['orders']],
  [`Parallel Seq Scan on orders  ${cost}`, '', ['orders']],
  [`Index Only Scan using sessions_pkey on sessions  ${cost}`, '', ['sessions']],
  [`Index Scan Backward using orders_newest on orders  ${cost}`, '', ['orders']],
  [`Index Scan using people_pkey on people keeper  ${cost}`, '  Index Cond: (id = $1)', []],
  [`Index Scan using orders_one_open on orders  ${cost}`, '', []],
  [`Bitmap Heap Scan on people  ${cost}`, '  Recheck Cond: (id = $1)', []],
  [`Bitmap Index Scan on orders_one_open  ${cost}`, '', []],
])('%s', (node, detail, tables) => {
  const plan = [`Limit  ${cost}`, `  ->  ${node}`, detail, `  ->  Result  ${cost}`]
  expect(tablesReadWhole(plan, new Set(['orders_one_open']))).toEqual(tables)
})
