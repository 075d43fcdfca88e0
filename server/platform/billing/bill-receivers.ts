import { sql } from 'kysely'
import { T, WordOf, type Static } from '#contract/schema.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { Db } from '../../db/client.ts'

const Receiver = T.Object({
  user_id: T.Integer(),
  name: T.String(),
  email: T.String(),
  language: WordOf(...LANGUAGES),
})
type Receiver = Static<typeof Receiver>

/**
 * Those who decide on the plan, and the address that the club gave for bills, in the language of
 * the first of them.
 */
export async function receiversOf(db: Db, email: string | null): Promise<Receiver[]> {
  const people = await checkedRows(db, Receiver, sql`select * from app.bill_receivers()`)
  if (email === null || people.some((person) => person.email === email)) return people
  return [...people, { user_id: 0, name: '', email, language: people[0]?.language ?? 'en' }]
}
