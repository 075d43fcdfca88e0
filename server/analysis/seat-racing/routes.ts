import type * as contract from '#contract/analysis/seat-racing.ts'
import type { RacePiece, SeatRace, SeatRaceResults } from '#contract/analysis/seat-racing.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import { canSeeSeatRace, canTimeSeatRace } from '#domain/rules/seat-racing.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { planSeatRace, nextPieces, type PlannedBoat } from '#domain/training/seat-race-plan.ts'
import {
  bestAnalysis,
  coverage,
  type RacedPiece,
  type Rower,
} from '#domain/training/seat-race-design.ts'
import { seatRacing } from '#domain/training/seat-racing.ts'
import { gmtOfPiece, gmtPercent } from '#domain/training/gmt.ts'
import { crewsBy } from '../../boats/crews/open.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { addPieces, removePieces, timePiece } from './commands.ts'
import { raceOf, type Race } from './queries.ts'
import { boatsOfPiece, boatsOfShells, crewsOfPiece, shellsOf } from './versions.ts'

const MOST_TO_TRY = 20

/** What the pieces of a race show, and which next piece would show most. */
function raceResults({
  pieces,
  gmts,
}: Race): Pick<SeatRace, 'results' | 'next' | 'comparable' | 'pairs'> {
  const raced = pieces.map(racedOf)
  const result = seatRacing(raced, { gmt: (id, shell) => percentOf({ pieces, gmts }, id, shell) })
  const nameOf = (shell: string) =>
    pieces.flatMap(({ boats }) => boats).find((boat) => String(boat.shell) === shell)?.name ?? shell
  const results: SeatRaceResults = {
    ...result,
    boats: result.boats.map(({ key, difference }) => ({ name: nameOf(key), difference })),
    pairs: result.pairs.map((pair) => ({ ...pair, ...ids(pair) })),
    swings: result.swings.map((swing) => ({ ...swing, ...ids(swing) })),
    residuals: result.residuals.map((one) => ({
      ...one,
      one: nameOf(one.one),
      other: nameOf(one.other),
    })),
  }
  const planned = raced.filter((piece) => !piece.void)
  const rowers = new Set(
    planned.flatMap(({ boats }) =>
      boats.flatMap((boat) => boat.rowers.map(({ user_id }) => user_id)),
    ),
  )
  const next = rowers.size > MOST_TO_TRY ? [] : nextPieces(planned)
  return {
    results,
    next: next.map(({ newly_comparable, variance_left, ...swap }) => ({
      ...ids(swap),
      newly_comparable,
      variance_left,
    })),
    ...coverage(bestAnalysis(planned)),
  }
}

const ids = ({ one, other }: { one: Rower; other: Rower }) => ({
  one: one.user_id,
  other: other.user_id,
  side: one.side,
})

function racedOf(piece: RacePiece): RacedPiece {
  const times = new Map(piece.boats.map(({ shell, time }) => [String(shell), time]))
  const boats = boatsOfPiece(piece).map(({ key, rowers }) => ({
    key,
    rowers,
    time: times.get(key) ?? null,
  }))
  return { id: piece.id, distance: piece.distance, void: piece.void, boats }
}

type Measured = Pick<Race, 'pieces' | 'gmts'>

function percentOf({ pieces, gmts }: Measured, id: number, shell: string): number | null {
  const piece = pieces.find((one) => one.id === id)
  const boat = piece?.boats.find((one) => String(one.shell) === shell)
  if (!piece || !boat || boat.time === null) return null
  const gmt = gmtOfPiece(gmts.get(boat.crew_id) ?? [], piece.distance)
  return gmtPercent(piece.distance, boat.time, gmt)
}

const done = { data: { done: true } }
/** People times pieces: what is planned while somebody waits for it. */
const MOST_TO_PLAN = 16 * 16

async function demandPlanning(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  sessionId: number,
): Promise<void> {
  const facts = await sessionFacts(db, clubId, viewer, sessionId)
  demand(canEditSession(viewer, facts), 'edit_denied')
  demand(!facts.is_event, 'seat_race_event')
}

const peopleOf = ({ crews }: Race) => {
  const users = [...crews.values()].flatMap(({ crew_users }) => crew_users.map(({ user }) => user))
  return [
    ...new Map(
      users.map(({ id, full_name, picture }) => [id, { user_id: id, full_name, picture }]),
    ).values(),
  ]
}

export const seatRacingHandlers: Handlers<typeof contract> = {
  async seatRace({ db, clubId, viewer, params }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    demand(canSeeSeatRace(viewer, facts))
    const race = await raceOf(db, clubId, params.id)
    const user_actions = {
      plan: canEditSession(viewer, facts),
      time: canTimeSeatRace(viewer, facts),
    }
    return {
      data: { pieces: race.pieces, people: peopleOf(race), ...raceResults(race), user_actions },
    }
  },
  async planSeatRacePieces({ db, clubId, viewer, params, body }) {
    await demandPlanning(db, clubId, viewer, params.id)
    const { method, crew_ids, pieces, distance, dry_run = false } = body
    const crews = (await crewsBy(db, clubId, { ids: crew_ids })).filter(
      ({ session_id }) => session_id === params.id,
    )
    demand(crews.length === crew_ids.length, 'unknown_reference', { fields: { crew_ids: null } })
    const shells = shellsOf(
      crew_ids
        .flatMap((id) => crews.filter((crew) => crew.id === id))
        .map((crew, shell) => ({ shell, crew })),
    )
    const boats = boatsOfShells(shells)
    const rowers = boats.reduce((sum, boat) => sum + boat.rowers.length, 0)
    demand(
      rowers >= 2 &&
        (method === 'pairs' || boats.filter((boat) => boat.rowers.length > 0).length >= 2),
      'invalid',
      {
        fields: { crew_ids: 'two_boats' },
      },
    )
    demand(method === 'pairs' || rowers * pieces <= MOST_TO_PLAN, 'invalid', {
      fields: { pieces: 'plan_too_large' },
    })
    const plan = planSeatRace(method, boats, pieces)
    const versions = plan.pieces.map((piece) => ({
      distance,
      boats: crewsOfPiece(piece, method, shells),
    }))
    if (!dry_run) await addPieces(db, clubId, params.id, versions, viewer.user_id)
    return {
      data: {
        ...plan,
        pieces: versions.map(({ boats: crewsThen }) => ({
          boats: crewsThen.map(({ plan: { name, crew_users } }) => ({
            name,
            user_ids: crew_users.map(({ user_id }) => user_id),
          })),
        })),
      },
    }
  },
  async addSeatRacePiece({ db, clubId, viewer, params, body }) {
    await demandPlanning(db, clubId, viewer, params.id)
    const race = await raceOf(db, clubId, params.id)
    const last = found(race.pieces.at(-1))
    const base = body.swap ? last : found(race.pieces[0])
    const shells = shellsOf(
      base.boats.flatMap(({ shell, crew_id }) =>
        race.crews.has(crew_id) ? [{ shell, crew: found(race.crews.get(crew_id)) }] : [],
      ),
    )
    const boats = body.swap ? swappedIn(boatsOfPiece(base), body.swap) : boatsOfPiece(base)
    const piece = {
      distance: body.distance ?? last.distance,
      boats: crewsOfPiece({ boats }, 'one-swap', shells),
    }
    const [id = 0] = await addPieces(db, clubId, params.id, [piece], viewer.user_id)
    return { data: { id } }
  },
  async timeSeatRacePiece({ db, clubId, viewer, params, body }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    demand(canTimeSeatRace(viewer, facts))
    await timePiece(db, clubId, facts, body, viewer.user_id)
    return done
  },
  async removeSeatRacePieces({ db, clubId, viewer, params, body }) {
    await demandPlanning(db, clubId, viewer, params.id)
    await removePieces(db, clubId, params.id, body.piece_ids)
    return done
  },
}

/** @throws Refusal unknown_reference for people who do not sit on the same side of two boats */
function swappedIn(
  boats: readonly PlannedBoat[],
  { one, other }: { one: number; other: number },
): PlannedBoat[] {
  const placeOf = (id: number) =>
    boats.findIndex(({ rowers }) => rowers.some(({ user_id }) => user_id === id))
  const rowers = boats.flatMap((boat) => boat.rowers)
  const [first, second] = [one, other].map((id) => rowers.find(({ user_id }) => user_id === id))
  if (!first || !second || first.side !== second.side || placeOf(one) === placeOf(other))
    throw new Refusal('unknown_reference', { fields: { swap: null } })
  const instead = (id: number) => (id === one ? second : id === other ? first : undefined)
  return boats.map(({ key, rowers: seated }) => ({
    key,
    rowers: seated.map((rower) => instead(rower.user_id) ?? rower),
  }))
}
