import { CompiledQuery } from 'kysely'
import type { Db } from './client.ts'
import type { Routines } from './routine-types/all.ts'

/** Any argument may be null. */
type OrNull<Takes> = { [Argument in keyof Takes]: Takes[Argument] | null }
type Arguments<Name extends keyof Routines> = OrNull<Routines[Name]['takes']>
type Value<Name extends keyof Routines> = Routines[Name]['answers']

/**
 * What one of our SQL functions answers: one value, or null. Arguments go by name; those that have
 * a default may be left out. A JSON argument is given as its text.
 */
export async function callRoutine<Name extends keyof Routines>(
  db: Db,
  name: Name,
  args: Arguments<Name>,
): Promise<Value<Name> | null> {
  const given = Object.entries(args).filter(([, value]) => value !== undefined)
  const list = given.map(([argument], index) => `"${argument}" => $${index + 1}`).join(', ')
  const values = given.map(([, value]) => value)
  const { rows } = await db.executeQuery<{ value: Value<Name> | null }>(
    CompiledQuery.raw(`select app."${name}"(${list}) as value`, values),
  )
  return rows[0]?.value ?? null
}

/** The same of a function that always answers, such as one that says yes or no. */
export async function askRoutine<Name extends keyof Routines>(
  db: Db,
  name: Name,
  args: Arguments<Name>,
): Promise<Value<Name>> {
  const value = await callRoutine(db, name, args)
  if (value === null) throw new Error(`app.${name} answered nothing`)
  return value
}
