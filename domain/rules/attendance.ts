import type { NotAttendingReason, Presence } from '../constants/attendance.ts'
import { SPORT } from '../constants/sports.ts'
import { ATTENDANCE, HEALTH_STATUS, type Attendance } from '../constants/statuses.ts'

type Unwell = typeof HEALTH_STATUS.injured | typeof HEALTH_STATUS.ill

/** What somebody has said about a session, or others about them. */
export type Answer = {
  attending: Attendance | null
  health_statuses: readonly Unwell[]
  did_alternative: boolean
  reason: NotAttendingReason | null
  note: string | null
  presence: Presence | null
}
export type AnswerField = keyof Answer
const ANSWER_FIELDS: readonly AnswerField[] = [
  'attending',
  'health_statuses',
  'did_alternative',
  'reason',
  'note',
  'presence',
]

/** The fields that are to change; what is left out stays. */
type Change = { [F in AnswerField]?: Answer[F] | undefined }
/** `seen` is what the writer saw of the fields they change. */
export type AnswerMark = Change & { seen?: Change | undefined }

export const NO_ANSWER: Answer = {
  attending: null,
  health_statuses: [],
  did_alternative: false,
  reason: null,
  note: null,
  presence: null,
}

/**
 * Health, and what people say about why. It belongs to the person: `canSeeAthlete` says who reads
 * it.
 */
const PRIVATE_FIELDS: readonly AnswerField[] = ['health_statuses', 'reason', 'note']

/**
 * The fields of a mark that are closed to a writer who does not see the person: what one may not
 * read one may not write over either.
 * The answer must not depend on what is stored, or the refusal itself would reveal it.
 */
export function closedFields(mark: AnswerMark, seesPerson: boolean): AnswerField[] {
  return seesPerson ? [] : PRIVATE_FIELDS.filter((field) => mark[field] !== undefined)
}

/**
 * Whether a field that the mark changes is by now neither what its writer saw nor what they ask
 * for. A mark that names no field of
 * `closedFields` compares none of them: only fields that change are looked at.
 * `limited`: places are limited for the person.
 */
export function isChangedMeanwhile(
  stored: Answer,
  { seen = {}, ...change }: AnswerMark,
  limited: boolean,
): boolean {
  return ANSWER_FIELDS.some((field) => {
    if (change[field] === undefined || seen[field] === undefined) return false
    if (field === 'attending' && isStart(stored.attending, seen.attending, limited)) return false
    return differs(valuesOf(stored, field), valuesOf(seen, field), valuesOf(change, field))
  })
}

/**
 * A limit makes no of no answer, and its end the other way round: nobody has answered in between.
 */
const isStart = (stored: Answer['attending'], seen: Change['attending'], limited: boolean) =>
  limited
    ? seen === null && stored === ATTENDANCE.not_attending
    : seen === ATTENDANCE.not_attending && stored === null

/** Ill and injured are two answers in one field. */
function valuesOf(answer: Change, field: AnswerField): unknown[] {
  if (field === 'health_statuses')
    return UNWELL.map((status) => answer.health_statuses?.includes(status) ?? false)
  return [field === 'note' ? (answer.note?.trim() ?? null) : answer[field]]
}
const UNWELL = [HEALTH_STATUS.injured, HEALTH_STATUS.ill] as const

const differs = (stored: readonly unknown[], seen: readonly unknown[], asked: readonly unknown[]) =>
  stored.some((value, index) => value !== seen[index] && value !== asked[index])

/**
 * `waits`: the person waits for a place. `asks`: this mark asks for it. `answers`: the person no
 * longer merely follows an absence.
 */
export type NextAnswer = Answer & { waits: boolean; asks: boolean; answers: boolean }
type Circumstances = {
  /** Places are limited for this person. */ limited: boolean
  waiting: boolean
  seesPerson: boolean
}

/**
 * The answer after a mark. A yes to limited places joins the waiting list, which moves up at once.
 * A reason is removed when the answer is no longer no, but only by a writer who sees it: others may
 * not take it away.
 */
export function answerAfter(
  stored: Answer,
  mark: AnswerMark,
  { limited, waiting, seesPerson }: Circumstances,
): NextAnswer {
  const {
    attending,
    health_statuses = stored.health_statuses,
    did_alternative = stored.did_alternative,
    presence = stored.presence,
  } = mark
  const note = mark.note === undefined ? stored.note : (mark.note?.trim() ?? null)
  const reason = mark.reason === undefined ? stored.reason : mark.reason
  const answers = attending !== undefined || mark.health_statuses !== undefined
  const rest = { health_statuses, did_alternative, note, presence, answers }
  if (attending === undefined)
    return { ...rest, attending: stored.attending, waits: waiting, asks: false, reason }
  const keepsReason = attending === ATTENDANCE.not_attending || !seesPerson
  return { ...rest, ...placeAfter(stored, attending, limited), reason: keepsReason ? reason : null }
}

function placeAfter(
  stored: Answer,
  attending: Answer['attending'],
  limited: boolean,
): Pick<NextAnswer, 'attending' | 'waits' | 'asks'> {
  const wants = attending === ATTENDANCE.attending
  if (!limited || (wants && stored.attending === ATTENDANCE.attending))
    return { attending, waits: false, asks: false }
  return { attending: ATTENDANCE.not_attending, waits: wants, asks: wants }
}

/** Whether a session asks its athletes for an answer: what is over does not, nor does a day off. */
export const asksForAnswer = (
  session: { sport_id: number | null; end_date: string },
  now: number,
): boolean => session.sport_id !== SPORT.day_off && Date.parse(session.end_date) > now
