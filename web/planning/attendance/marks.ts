import type { AttendanceMark, AttendanceRow } from '#contract/planning/attendance.ts'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import type { Participant } from '#contract/planning/sessions-fields.ts'
import { NOT_ATTENDING_REASONS, PRESENCES } from '#domain/constants/attendance.ts'
import { ATTENDANCE, HEALTH_STATUS } from '#domain/constants/statuses.ts'

/**
 * What can be said about a person and a session; the first two exclude each other, the others are
 * independent.
 */
export const MARKS = ['attending', 'not-attending', 'ill', 'injured', 'alternative'] as const
export type Mark = (typeof MARKS)[number]
/** The usual answers, one tap each in the register. */
export const KEY_MARKS = ['attending', 'not-attending'] as const satisfies readonly Mark[]

/**
 * `waiting`: the place in line for a place; 0 where only that is known, null for who does not wait.
 */
export type Answer = Pick<
  AttendanceRow,
  'attending' | 'health_statuses' | 'did_alternative' | 'reason' | 'note' | 'waiting'
>

export const isMarked = (answer: Answer, mark: Mark): boolean => {
  switch (mark) {
    case 'attending':
      return answer.attending === ATTENDANCE.attending
    case 'not-attending':
      return answer.attending === ATTENDANCE.not_attending && answer.waiting === null
    case 'ill':
      return answer.health_statuses.includes(HEALTH_STATUS.ill)
    case 'injured':
      return answer.health_statuses.includes(HEALTH_STATUS.injured)
    case 'alternative':
      return answer.did_alternative
  }
}

/** What one may mark of a person: health only of those one sees. */
export const marksFor = (seesPerson: boolean): readonly Mark[] =>
  MARKS.filter((mark) => seesPerson || (mark !== 'ill' && mark !== 'injured'))

/** Whether an answer is given already; who waits for a place has said that they come. */
export const isSaid = (answer: Answer, mark: Mark): boolean =>
  isMarked(answer, mark) || (mark === 'attending' && answer.waiting !== null)

/** Nothing said at all. */
export const isUnanswered = (answer: Answer): boolean =>
  answer.waiting === null && MARKS.every((mark) => !isMarked(answer, mark))

/** What the edge of a person's line shows: one's health before one's answer. */
export function edgeOf(answer: Answer): string | undefined {
  const [ill, injured] = [isMarked(answer, 'ill'), isMarked(answer, 'injured')]
  if (ill && injured) return 'unwell'
  if (ill || injured) return ill ? 'ill' : 'injured'
  if (answer.waiting !== null) return 'alternative'
  return (['alternative', 'attending', 'not-attending'] as const).find((mark) =>
    isMarked(answer, mark),
  )
}

/** What a tap on a mark changes: it sets the mark, or takes it back where it was set. */
export function tapped(answer: Answer, mark: Mark): AttendanceMark {
  const set = !isMarked(answer, mark)
  switch (mark) {
    case 'attending':
      return { attending: set && answer.waiting === null ? ATTENDANCE.attending : null }
    case 'not-attending':
      return { attending: set ? ATTENDANCE.not_attending : null }
    case 'ill':
      return { health_statuses: healthWith(answer, HEALTH_STATUS.ill, set) }
    case 'injured':
      return { health_statuses: healthWith(answer, HEALTH_STATUS.injured, set) }
    case 'alternative':
      return { did_alternative: set }
  }
}

type Unwell = typeof HEALTH_STATUS.ill | typeof HEALTH_STATUS.injured

function healthWith({ health_statuses }: Answer, status: Unwell, set: boolean): Unwell[] {
  const others = [HEALTH_STATUS.injured, HEALTH_STATUS.ill].filter(
    (other) => other !== status && health_statuses.includes(other),
  )
  return set ? [...others, status].toSorted() : others
}

/**
 * The answer after a change; what the change does not name stays. Another answer than no has no
 * reason.
 */
export function withChange<A extends Answer>(answer: A, mark: AttendanceMark): A {
  const { seen: _, attending, ...change } = mark
  const named = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  )
  if (attending === undefined) return { ...answer, ...named }
  const reason = attending === ATTENDANCE.not_attending ? answer.reason : null
  return { ...answer, attending, reason, waiting: null, ...named }
}

/**
 * What the sender sees of the fields a change names, so that the server can tell when somebody else
 * was quicker.
 */
export function withSeen(
  answer: Answer & { presence?: string | null },
  change: AttendanceMark,
): AttendanceMark {
  const fields = Object.keys(change).filter((field) => field !== 'seen')
  const seen = Object.fromEntries(
    Object.entries({ presence: null, ...answer }).filter(([field]) => fields.includes(field)),
  )
  return { ...change, seen: seen as AttendanceMark }
}

type Statuses = AttendanceRow['health_statuses']
const statusesOf = ({ ill, injured }: { ill: boolean; injured: boolean }): Statuses => [
  ...(injured ? [HEALTH_STATUS.injured] : []),
  ...(ill ? [HEALTH_STATUS.ill] : []),
]

/** The answer within a session's list of people, which knows nothing of reasons. */
export const answerOf = ({
  attendance,
  did_alternative,
  waiting,
  ...health
}: Participant): Answer => ({
  attending: attendance,
  health_statuses: statusesOf(health),
  did_alternative,
  reason: null,
  note: null,
  waiting: waiting ? 0 : null,
})

/** The person's own answer within an item of the agenda. */
export const answerOfItem = ({
  attending,
  did_alternative,
  reason,
  note,
  waiting,
  ...health
}: NonNullable<AgendaItem['mine']>): Answer => ({
  attending,
  health_statuses: statusesOf(health),
  did_alternative,
  reason,
  note,
  waiting: waiting ? 0 : null,
})

export type Counts = Record<Mark | 'waiting' | 'unanswered', number>

export function countAnswers(answers: readonly Answer[]): Counts {
  const count = (mark: Mark) => answers.filter((answer) => isMarked(answer, mark)).length
  return {
    attending: count('attending'),
    'not-attending': count('not-attending'),
    ill: count('ill'),
    injured: count('injured'),
    alternative: count('alternative'),
    waiting: answers.filter(({ waiting }) => waiting !== null).length,
    unanswered: answers.filter(isUnanswered).length,
  }
}

/**
 * The mark that says all one sees of an answer again; null where nothing was said. Who waited wants
 * to come.
 */
export function saidAgain(row: AttendanceRow): AttendanceMark | null {
  const {
    attending,
    health_statuses,
    did_alternative,
    reason,
    note,
    presence,
    waiting,
    answered_at,
    seen,
  } = row
  if (answered_at === null && presence === null && note === null) return null
  const said =
    waiting === null
      ? attending === ATTENDANCE.attending || attending === ATTENDANCE.not_attending
        ? attending
        : null
      : ATTENDANCE.attending
  return {
    ...(answered_at !== null && { attending: said }),
    did_alternative,
    ...(seen && {
      health_statuses: [HEALTH_STATUS.injured, HEALTH_STATUS.ill].filter((status) =>
        health_statuses.includes(status),
      ),
      ...(said === ATTENDANCE.not_attending && {
        reason: NOT_ATTENDING_REASONS.find((known) => known === reason) ?? null,
      }),
      note,
    }),
    presence: PRESENCES.find((known) => known === presence) ?? null,
  }
}
