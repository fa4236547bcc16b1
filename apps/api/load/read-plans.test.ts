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

it('reads every statement of the product once, whatever else stands in the log', async () => {
  expect(await statementsIn(linesOf(log))).toEqual([
    'select "id" from "people" where "identifier_digest" = $1',
    'delete from sessions where id in ($1)',
  ])
})

it.each([
  ['Seq Scan on orders  (cost=0.00..14.50 rows=2 width=6)', "  Filter: (state = 'open'::text)", ['orders']],
  ['Parallel Seq Scan on orders  (cost=0.00..14.50 rows=2 width=6)', '', ['orders']],
  ['Index Only Scan using sessions_pkey on sessions  (cost=0.14..60.00 rows=5 width=0)', '', ['sessions']],
  ['Index Scan using a on people keeper  (cost=0.14..8.16 rows=1 width=16)', '  Index Cond: (id = $1)', []],
  ['Bitmap Heap Scan on people  (cost=0.14..60.00 rows=500 width=0)', '  Recheck Cond: (id = $1)', []],
])('%s: reads whole', (node, detail, tables) => {
  expect(tablesReadWhole(['Limit  (cost=0.14..8.16 rows=1 width=16)', `  ->  ${node}`, detail])).toEqual(
    tables,
  )
})
