import { unwellDaysWith, type UnwellChange } from '#domain/rules/unwell-days.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { startAnswers } from '../attendance/open.ts'
import { answerWith, recordAnswers, takeBack } from './absence-answers.ts'
import {
  addUnwellDays,
  moveUnwellDays,
  removeUnwellDays,
  unwellDaysOf,
  UNWELL,
  type UnwellReason,
} from './commands.ts'

type UnwellMorning = { userId: number; day: string } & Record<UnwellReason, boolean>

/**
 * What a morning says of illness and injury becomes days away, which answer the sessions of the day
 * as the person would. What the person has entered as an absence stays as it is, and answers what
 * is free again.
 */
export async function followMorning(db: Db, clubId: ClubId, said: UnwellMorning): Promise<void> {
  const { userId, day } = said
  const spans = await unwellDaysOf(db, clubId, userId)
  const changes = UNWELL.map((reason) => {
    const own = spans.filter((span) => span.reason === reason)
    return { reason, ...unwellDaysWith(own, day, said[reason]) }
  })
  if (changes.every(isNothing)) return

  const removed = new Set(changes.flatMap(({ remove }) => remove))
  const changed = changes.flatMap(({ reason, change }) =>
    change.map((span) => ({ ...span, reason })),
  )
  // A session of the day is answered by one of the spans for all of them.
  const affected = spans.filter(
    ({ id, from_date, until_date }) =>
      (from_date <= day && day <= until_date) ||
      removed.has(id) ||
      changed.some((span) => span.id === id),
  )
  const ids = affected.map(({ id }) => id)
  const freed = await takeBack(db, clubId, ids)
  const touched = new Set(freed.map(({ session_id }) => session_id))
  await removeUnwellDays(db, clubId, [...removed])
  for (const span of changed) await moveUnwellDays(db, clubId, span)
  const begun = changes.flatMap(({ reason, add }) => add.map((span) => ({ ...span, reason })))
  const added = await addUnwellDays(db, clubId, userId, begun)
  const answering = [...affected.filter(({ id }) => !removed.has(id)), ...added]
  for (const { id, reason } of answering)
    for (const session of await answerWith(db, clubId, { id, reason, takesOver: true }))
      touched.add(session)
  await startAnswers(db, clubId, freed)
  await recordAnswers(db, clubId, userId, { answered: [...touched] })
}

const isNothing = ({ remove, change, add }: UnwellChange) =>
  remove.length + change.length + add.length === 0
