import * as scores from '#contract/analysis/result-entry.ts'
import * as sessions from '#contract/planning/sessions.ts'
import type { SessionPlan } from '#contract/plan.ts'
import { PIECE_STRUCTURE } from '#domain/constants/statuses.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import type { PlanStructure } from '#domain/training/plan-structure.ts'
import { startTestApp } from './app.ts'
import { makeClub, makeMember } from './factories.ts'
import type { As } from './http.ts'
import { plannedPiece } from './planned-pieces.ts'

const DAY_MS = 86_400_000

/** Pieces of so many metres, one after the other. */
export const list = (...metres: number[]): PlanStructure => ({
  piece_structure: PIECE_STRUCTURE.variable,
  repetitions: 1,
  pieces: metres.map((distance) => plannedPiece(distance)),
})
export const repeated = (repetitions: number, metres: number): PlanStructure => ({
  piece_structure: PIECE_STRUCTURE.multiple,
  repetitions,
  pieces: [plannedPiece(metres)],
})

const timed = (number: number, time: number) => ({
  piece: number,
  part: 'piece' as const,
  number: 0,
  values: { time },
})

/** A club of two coaches that rowed yesterday, with what it plans, replans and enters. */
export async function startNumberedPieces() {
  const app = await startTestApp()
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const otherCoach = await makeMember(app.db, club, [ROLE.coach])
  const athlete = await makeMember(app.db, club)
  const mate = await makeMember(app.db, club)
  const asCoach: As = { token: coach.token, club }
  const asOther: As = { token: otherCoach.token, club }

  async function create(structure: PlanStructure, plan: Partial<SessionPlan & RepeatRule> = {}) {
    const start = Date.now() - DAY_MS
    const body = {
      name: 'Row',
      sport_id: 1,
      start_date: new Date(start).toISOString(),
      end_date: new Date(start + DAY_MS / 20).toISOString(),
      athlete_ids: [athlete.id, mate.id],
      structure,
      ...plan,
    }
    return (await app.ask(sessions.createSession, { body }, asCoach)).data
  }
  const read = async (id: number) =>
    (await app.ask(sessions.getSession, { params: { id } }, asCoach)).data
  const replan = (id: number, structure: PlanStructure | null, more: object = {}, as = asCoach) =>
    app.ask(sessions.updateSession, { body: { id, structure, ...more } }, as)
  const numbers = async (id: number) => (await read(id)).structure?.numbers

  const entering = (values: readonly [piece: number, time: number][], version = 0) => ({
    results: [
      { user_id: athlete.id, version, scores: values.map(([number, time]) => timed(number, time)) },
    ],
  })
  const enter = (id: number, ...values: [piece: number, time: number][]) =>
    app.ask(scores.addScores, { params: { id }, body: entering(values) }, asCoach)
  const shown = async (id: number) =>
    (await app.ask(scores.sessionScores, { params: { id } }, asCoach)).data
  /** "2000 m 400 s" of each piece as the results page has it; unplanned ones in brackets. */
  async function numbersOf(id: number): Promise<string[]> {
    const { pieces, results } = await shown(id)
    return pieces.map((laid) => {
      const [score] = results.flatMap((result) =>
        result.scores.filter((one) => one.piece === laid.piece),
      )
      const time = score?.time ? [`${score.time} s`] : []
      const words = [`${laid.planned_distance} m`, ...time].join(' ')
      return laid.planned ? words : `(${words})`
    })
  }
  return {
    app,
    athlete,
    mate,
    asCoach,
    asOther,
    create,
    read,
    replan,
    numbers,
    entering,
    enter,
    shown,
    numbersOf,
  }
}
