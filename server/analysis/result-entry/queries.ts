import type { SessionScores } from '#contract/analysis/result-entry.ts'
import type { LaidPiece } from '#domain/training/score-layout.ts'
import { pieceOfCrew, withRaces } from '#domain/training/race-pieces.ts'
import { ownProgrammes } from '#domain/training/programmes.ts'
import { ratedCrewsBy } from '../../boats/crews/open.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleAthletes } from '../../people/privacy/open.ts'
import { droppedPieces } from './facts.ts'
import { laidOut } from '../../planning/sessions/open.ts'
import { scoresOf, type StoredScores, type StoredResult } from './stored-scores.ts'

/**
 * All that was entered for a session, with the viewer's right to body values, before anything is
 * held back but the races of a seat race, which `races` asks for.
 */
export type EnteredScores = Omit<SessionScores, 'user_actions' | 'crews' | 'ranked'> & {
  crews: (SessionScores['crews'][number] & { published: boolean })[]
}

export async function enteredScores(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  viewerId: number,
  { history, races }: { history: boolean; races: boolean },
): Promise<EnteredScores> {
  const stored = await scoresOf(db, clubId, sessionId, history)
  const found = races ? stored : withoutRaces(stored)
  const visible = await visibleAthletes(db, clubId, viewerId)
  const crews = await ratedCrewsBy(db, clubId, { session_id: sessionId, races })
  const sees = (ids: readonly number[]) => ids.every((id) => visible.has(id))
  const squads = new Map(found.squads.map(({ squad_id, user_ids }) => [squad_id, user_ids]))
  const seats = new Map(
    crews.map(({ crew: { id, crew_users } }) => [id, crew_users.map(({ user_id }) => user_id)]),
  )
  const owners = ({ user_id, crew_id, squad_id }: StoredResult) =>
    user_id === null
      ? crew_id === null
        ? squads.get(squad_id ?? 0)
        : seats.get(crew_id)
      : [user_id]
  const results = found.results.map((result) => {
    const people = owners(result)
    return { ...result, seen: people !== undefined && sees(people) }
  })
  return {
    sport_id: found.sport_id,
    alternative_results: found.alternative_results,
    people: found.people,
    pieces: withEntered(found, results),
    programmes: assigned(found),
    athletes: found.athletes.map((athlete) => ({ ...athlete, seen: visible.has(athlete.user_id) })),
    crews: crews.map((rated) => {
      const race_piece = pieceOfCrew(found.races, rated.crew.id)
      return { ...scoredCrew(rated, sees), ...(race_piece !== undefined && { race_piece }) }
    }),
    squads: found.squads.map((squad) => ({ ...squad, seen: sees(squad.user_ids) })),
    results,
  }
}

/** What is known of a session but for its seat race. */
function withoutRaces({ races, results, ...found }: StoredScores): StoredScores {
  const lasting = ({ crew_id }: StoredResult) =>
    crew_id === null || pieceOfCrew(races, crew_id) === undefined
  return { ...found, races: [], results: results.filter(lasting) }
}

const scoredCrew = (
  { crew, gmts }: Awaited<ReturnType<typeof ratedCrewsBy>>[number],
  sees: (ids: readonly number[]) => boolean,
) => {
  const { id, name, class: label, boat_type, crew_users, published } = crew
  const user_ids = crew_users.map(({ user_id }) => user_id)
  return {
    crew_id: id,
    name,
    class: label,
    boat_type,
    user_ids,
    gmts,
    published,
    seen: sees(user_ids),
  }
}

/** Whose each programme is, once it is settled who has none of their own. */
function assigned({ programmes, athletes }: StoredScores): SessionScores['programmes'] {
  const own = athletes.map(({ user_id }) => ({
    user_id,
    places: ownProgrammes(programmes, user_id),
  }))
  return programmes.map(({ name = null }, place) => ({
    number: place + 1,
    name,
    user_ids: own.filter(({ places }) => places.includes(place)).map(({ user_id }) => user_id),
  }))
}

/**
 * Pieces that have values stay with what was timed inside them, also when the plan has lost them;
 * an exercise is still known by its name.
 */
function withEntered(plans: StoredScores, results: readonly StoredResult[]): LaidPiece[] {
  const scores = results
    .filter(({ alternative }) => !alternative)
    .flatMap((result) => result.scores)
  const pieces = [
    ...withRaces(laidOut(plans), plans.races),
    ...droppedPieces(plans, scores, plans.races).scored,
  ]
  const known = new Set(pieces.map(({ piece }) => piece))
  const entered = scores
    .filter(({ piece }) => piece > 0 && !known.has(piece))
    .toSorted((one, other) => one.piece - other.piece)
  const lost = Map.groupBy(entered, ({ piece }) => piece)
  return [
    ...pieces,
    ...[...lost].map(([piece, own]) => ({
      ...BARE,
      piece,
      exercise_id: plans.dropped.find(({ number }) => number === piece)?.exercise_id ?? null,
      parts: partsIn(own),
    })),
  ]
}

const BARE = { planned_distance: null, planned_time: null, programme: null, planned: false }

/** Splits, segments or sets that have values. */
function partsIn(scores: StoredResult['scores']): LaidPiece['parts'] {
  const places = new Map(
    scores.flatMap(({ part, number }) =>
      part === 'piece' ? [] : [[`${part}${number}`, { part, number }] as const],
    ),
  )
  return [...places.values()]
    .toSorted((one, other) => one.number - other.number)
    .map((place) => ({
      ...place,
      planned_distance: null,
      planned_time: null,
      reps: null,
      exercise_weight: null,
    }))
}
