import type { Result, SessionScores } from '#contract/analysis/result-entry.ts'
import { WHOLE_SESSION } from '#domain/constants/scores.ts'
import { ownPieces } from '#domain/training/programmes.ts'

const TABS = ['athlete', 'crew', 'squad', 'alternative'] as const
export type Tab = (typeof TABS)[number]

/** The tab of an address; without one, results are entered by athlete. */
export const tabNamed = (text: string | null): Tab => TABS.find((tab) => tab === text) ?? 'athlete'
/** The owner of the values: an athlete, a crew or a squad, in the planned sport or another. */
export type Owner = {
  key: string
  user_id: number | null
  crew_id: number | null
  squad_id: number | null
  alternative: boolean
  sport_id: number
  name: string
  detail: string
  seen: boolean
  /** Numbers of the pieces that are theirs; null where all are. */
  pieces: readonly number[] | null
}

const keyOf = (result: Pick<Owner, 'user_id' | 'crew_id' | 'squad_id' | 'alternative'>) =>
  [result.user_id ?? 0, result.crew_id ?? 0, result.squad_id ?? 0, result.alternative ? 1 : 0].join(
    '.',
  )

export const resultOf = (results: readonly Result[], owner: Owner): Result | undefined =>
  results.find((result) => keyOf(result) === owner.key)

const NOBODY = {
  user_id: null,
  crew_id: null,
  squad_id: null,
  alternative: false,
  detail: '',
  pieces: null,
}
const owner = (given: Partial<Owner> & Pick<Owner, 'sport_id' | 'name' | 'seen'>): Owner => {
  const whole = { ...NOBODY, ...given }
  return { ...whole, key: keyOf(whole) }
}

/** The pieces of these people's programmes; null where all are theirs. */
function piecesOf(
  scores: SessionScores,
  people: readonly number[],
  isOf: (result: Result) => boolean,
): number[] | null {
  if (scores.programmes.length === 0) return null
  const stored = scores.results.find((result) => !result.alternative && isOf(result))
  return ownPieces(scores, people, stored?.scores).map(({ piece }) => piece)
}

/**
 * A crew of one race rows that piece only, and the other crews row no race; null in a session
 * without a seat race.
 */
function racedPieces(pieces: SessionScores['pieces'], own: number | undefined): number[] | null {
  if (own !== undefined) return [own]
  return pieces.some(({ race }) => race)
    ? pieces.filter(({ race }) => !race).map(({ piece }) => piece)
    : null
}

/**
 * Who can have values on a tab. `chosen`: sports that people on the alternative tab were given on
 * the page, by their id.
 */
export function ownersOf(
  tab: Tab,
  scores: SessionScores,
  viewerId: number,
  chosen: ReadonlyMap<number, number> = new Map(),
): Owner[] {
  const { sport_id, athletes, crews, squads, results, user_actions } = scores
  const mine = <P extends { user_id: number }>(people: readonly P[]) =>
    user_actions.all ? people : people.filter(({ user_id }) => user_id === viewerId)
  switch (tab) {
    case 'athlete':
      return mine(athletes).map(({ user_id, full_name, seen }) =>
        owner({
          user_id,
          name: full_name,
          seen,
          sport_id,
          pieces: piecesOf(scores, [user_id], (result) => result.user_id === user_id),
        }),
      )
    case 'crew':
      return crews.map(({ crew_id, name, class: label, user_ids, seen, race_piece }) => {
        const pieces =
          racedPieces(scores.pieces, race_piece) ??
          piecesOf(scores, user_ids, (result) => result.crew_id === crew_id)
        const detail = label === name ? '' : label
        return owner({ crew_id, name, detail, seen, sport_id, pieces })
      })
    case 'squad':
      return squads.map(({ squad_id, name, user_ids, seen }) =>
        owner({
          squad_id,
          name,
          seen,
          sport_id,
          pieces: piecesOf(scores, user_ids, (result) => result.squad_id === squad_id),
        }),
      )
    case 'alternative':
      return mine(athletes).flatMap(({ user_id, full_name, seen }) => {
        const stored = results.find((result) => result.alternative && result.user_id === user_id)
        const sport = chosen.get(user_id) ?? stored?.sport_id
        return sport === undefined
          ? []
          : [owner({ user_id, name: full_name, seen, alternative: true, sport_id: sport })]
      })
  }
}

/** Whether somebody has this piece in their programme; the whole session is everybody's. */
export const isTheirs = (one: Owner, piece: number) =>
  one.pieces === null || piece === WHOLE_SESSION || one.pieces.includes(piece)
