import type { AttendanceMark, AttendanceRow } from '#contract/attendance.ts'
import type { Participant } from '#contract/sessions.ts'
import { ATTENDANCE, HEALTH_STATUS } from '#domain/constants/statuses.ts'

/** What can be said about a person and a session; the first two exclude each other, the others stand on their own. */
export const MARKS = ['attending', 'not-attending', 'ill', 'injured', 'alternative'] as const
export type Mark = (typeof MARKS)[number]

export type Answer = Pick<AttendanceRow, 'attending' | 'health_statuses' | 'did_alternative'>

export const isMarked = (answer: Answer, mark: Mark): boolean => {
  switch (mark) {
    case 'attending':
      return answer.attending === ATTENDANCE.attending
    case 'not-attending':
      return answer.attending === ATTENDANCE.not_attending
    case 'ill':
      return answer.health_statuses.includes(HEALTH_STATUS.ill)
    case 'injured':
      return answer.health_statuses.includes(HEALTH_STATUS.injured)
    case 'alternative':
      return answer.did_alternative
  }
}

/** Nothing said at all. */
export const isUnanswered = (answer: Answer): boolean => MARKS.every((mark) => !isMarked(answer, mark))

/** What a tap on a mark changes: it sets the mark, or takes it back where it was set. */
export function tapped(answer: Answer, mark: Mark): AttendanceMark {
  const set = !isMarked(answer, mark)
  switch (mark) {
    case 'attending':
      return { attending: set ? ATTENDANCE.attending : null }
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
  const others = [HEALTH_STATUS.injured, HEALTH_STATUS.ill].filter((other) => other !== status && health_statuses.includes(other))
  return set ? [...others, status].toSorted() : others
}

/** The answer after a change; what the change does not name stays. */
export function withChange<A extends Answer>(answer: A, { attending, health_statuses, did_alternative }: AttendanceMark): A {
  return {
    ...answer,
    ...(attending !== undefined && { attending }),
    ...(health_statuses !== undefined && { health_statuses: [...health_statuses] }),
    ...(did_alternative !== undefined && { did_alternative }),
  }
}

/** The part of the answer that a change is about to overwrite, to be put back if it is refused. */
export function overwritten(answer: Answer, change: AttendanceMark): Partial<Answer> {
  return {
    ...(change.attending !== undefined && { attending: answer.attending }),
    ...(change.health_statuses !== undefined && { health_statuses: answer.health_statuses }),
    ...(change.did_alternative !== undefined && { did_alternative: answer.did_alternative }),
  }
}

/** The answer within a session's list of people. */
export function answerOf({ attendance, ill, injured, did_alternative }: Participant): Answer {
  const health_statuses = [...(injured ? [HEALTH_STATUS.injured] : []), ...(ill ? [HEALTH_STATUS.ill] : [])]
  return { attending: attendance, health_statuses, did_alternative }
}

/** The other way round. */
export const participantWith = (participant: Participant, answer: Answer): Participant => ({
  ...participant,
  attendance: answer.attending,
  ill: isMarked(answer, 'ill'),
  injured: isMarked(answer, 'injured'),
  did_alternative: answer.did_alternative,
})

export type Counts = Record<Mark | 'unanswered', number>

export function countAnswers(answers: readonly Answer[]): Counts {
  const count = (mark: Mark) => answers.filter((answer) => isMarked(answer, mark)).length
  return {
    attending: count('attending'),
    'not-attending': count('not-attending'),
    ill: count('ill'),
    injured: count('injured'),
    alternative: count('alternative'),
    unanswered: answers.filter(isUnanswered).length,
  }
}
