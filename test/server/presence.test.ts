import * as fc from 'fast-check'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRESENCES } from '#domain/constants/attendance.ts'
import { ATTENDANCE } from '#domain/constants/statuses.ts'
import { tookPart, wasPresent } from '#domain/rules/presence.ts'
import { freshDatabase } from '../support/fresh-database.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let client: Client
beforeAll(async () => {
  database = await freshDatabase()
  client = new Client(database.ownerUrl)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const ATTENDINGS = [null, ...Object.values(ATTENDANCE)]
const SAID = ATTENDINGS.flatMap((attending) =>
  [null, ...PRESENCES].map((presence) => ({ attending, presence })),
)
const YES_OR_NO = [false, true]
const DONE = SAID.flatMap((said) =>
  YES_OR_NO.flatMap((proven) => YES_OR_NO.map((rated) => ({ ...said, proven, rated }))),
)
type Done = (typeof DONE)[number]

/** What the database says of each, in their order. */
async function asked(cases: readonly Done[]) {
  const { rows } = await client.query<{ present: boolean; took_part: boolean }>(
    `select app.was_present(c.attending, c.presence) as present,
       app.took_part(c.proven, c.rated, c.attending, c.presence) as took_part
     from rows from (
       json_to_recordset($1) as (proven boolean, rated boolean, attending smallint, presence text)
     ) with ordinality as c (proven, rated, attending, presence, place)
     order by c.place`,
    [JSON.stringify(cases)],
  )
  return rows
}
const ruled = (cases: readonly Done[]) =>
  cases.map((one) => ({ present: wasPresent(one), took_part: tookPart(one) }))

test('the database and the rule say the same of every answer and of what was done', async () => {
  expect(await asked(DONE)).toEqual(ruled(DONE))
})

test('and of any number of them together', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...DONE), { maxLength: 40 }), async (cases) => {
      expect(await asked(cases)).toEqual(ruled(cases))
    }),
  )
})
