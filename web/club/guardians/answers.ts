import type { Input } from '#contract/endpoint.ts'
import {
  answerForChild,
  childDays,
  type ChildSession,
  type OwnChild,
} from '#contract/club/guardians.ts'
import type { OutboxEntry } from '../../offline/outbox-state.ts'
import { putInOutbox } from '../../offline/outbox.ts'
import { placeOf, type Place } from './queries.ts'

export type ChildAnswer = Input<typeof answerForChild>['body']

/** What entries about a session of a child are found by. */
export const subjectOf = ({ child_id, club_id }: Place, sessionId: number): string =>
  `child/${child_id}/${club_id}/session/${sessionId}`

/** The answer an entry holds. */
export const answerIn = ({ input }: OutboxEntry): ChildAnswer => input.body as ChildAnswer

/** An answer for a child, kept on this device until the server has it. */
export const sendAnswer = (
  child: OwnChild,
  { id, name }: ChildSession,
  answer: Omit<ChildAnswer, 'session_id'>,
): Promise<void> =>
  putInOutbox(answerForChild, {
    input: { ...placeOf(child), body: { ...answer, session_id: id } },
    subject: subjectOf(child, id),
    title: `${child.first_name} · ${name}`,
    refresh: [childDays],
  })

/** A session of a child with what is on the way on top of it. */
export const sessionWith = (session: ChildSession, entries: readonly OutboxEntry[]): ChildSession =>
  entries.reduce((now, entry) => {
    const { attending, health_statuses = [], reason = null } = answerIn(entry)
    const said = { attending, health_statuses, reason, waiting: false, answered_by: null }
    return { ...now, ...said, answered_at: entry.made_at }
  }, session)

/** The answer that was on the screen, so that another one of meanwhile is not written over. */
export const seenOf = ({ attending }: ChildSession): NonNullable<ChildAnswer['seen']> => ({
  attending: attending === 1 || attending === 2 ? attending : null,
})
