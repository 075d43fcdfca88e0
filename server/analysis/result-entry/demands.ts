import type { NewResult } from '#contract/analysis/result-entry.ts'
import { PERSONAL_SCORES, SCORE_FIELDS, WHOLE_SESSION } from '#domain/constants/scores.ts'
import { takesScores } from '#domain/constants/sports.ts'
import { scoreFaults, type PlacedFault } from '#domain/rules/scores.ts'
import {
  canAddAllScores,
  canAddScores,
  isReadyForScores,
  type SessionFacts,
} from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { formatClock } from '#domain/time/duration.ts'
import { pieceOfCrew } from '#domain/training/race-pieces.ts'
import type { ScoreRow } from '#domain/training/score-merge.ts'
import { demand, Refusal, type FieldFault } from '../../http/refusal.ts'
import type { ScoringFacts } from './facts.ts'

type Faults = Record<string, FieldFault | null>

const refuse = (faults: Faults) => {
  if (Object.keys(faults).length > 0) throw new Refusal('invalid', { fields: faults })
}
const ownersOf = ({ user_id = null, crew_id = null, squad_id = null }: NewResult) =>
  Object.entries({ user_id, crew_id, squad_id }).filter(([, id]) => id !== null)

/** @throws Refusal scores_not_taken or forbidden */
export function demandScoring(
  viewer: Viewer,
  session: SessionFacts,
  results: readonly NewResult[],
): void {
  demand(!session.is_event, 'scores_not_taken')
  for (const { alternative = false, sport_id, user_id = null } of results) {
    const facts = alternative && sport_id !== undefined ? { ...session, sport_id } : session
    demand(takesScores(facts.sport_id), 'scores_not_taken')
    demand(
      canAddAllScores(viewer, facts) || (canAddScores(viewer, facts) && user_id === viewer.user_id),
    )
  }
}

/** The races of a seat race are pieces, too. @throws Refusal pieces_first or people_first */
export function demandReady(
  session: SessionFacts,
  results: readonly NewResult[],
  { races }: Pick<ScoringFacts, 'races'>,
): void {
  if (results.every(({ alternative = false }) => alternative)) return
  const has_structure = session.has_structure || races.length > 0
  demand(has_structure, 'pieces_first')
  demand(isReadyForScores({ ...session, has_structure }), 'people_first')
}

/**
 * Everything that names something: one owner who is in the session, each result once, pieces and
 * parts there are, and body values of whom one sees.
 * @throws Refusal piece_gone for a piece that was taken out of the plan since the writer looked
 */
export function demandTargets(results: readonly NewResult[], facts: ScoringFacts): void {
  demandStillPlanned(results, facts)
  const faults: Faults = {}
  const keys = results.map((result) =>
    JSON.stringify([ownersOf(result), result.alternative ?? false]),
  )
  for (const [index, result] of results.entries()) {
    const at = `results.${index}`
    const [owner, ...more] = ownersOf(result)
    if (!owner || more.length > 0) faults[`${at}.user_id`] = 'one_owner'
    else if (!isInSession(owner, facts)) faults[`${at}.${owner[0]}`] = 'not_in_session'
    if (keys.indexOf(keys[index] ?? '') < index) faults[at] = 'twice'
    if (result.alternative && result.sport_id === undefined) faults[`${at}.sport_id`] = 'required'
    Object.assign(faults, placeFaults(result, at, facts.places))
    Object.assign(faults, raceFaults(result, at, facts.races))
    if (!seesBody(result, facts)) Object.assign(faults, closedFaults(result, at))
  }
  refuse(faults)
}

function demandStillPlanned(results: readonly NewResult[], { gone }: ScoringFacts): void {
  const named = results.flatMap(({ alternative = false, scores }, index) =>
    alternative
      ? []
      : scores.map(({ piece }, place) => ({
          piece,
          field: `results.${index}.scores.${place}.piece`,
        })),
  )
  const lost = named.filter(({ piece }) => gone.includes(piece))
  if (lost.length > 0)
    throw new Refusal('piece_gone', {
      fields: Object.fromEntries(lost.map(({ field }) => [field, 'unknown_piece'])),
    })
}

function isInSession(
  [kind, id]: [string, number | null],
  { athletes, crews, squads }: ScoringFacts,
): boolean {
  if (kind === 'user_id') return athletes.some((one) => one === id)
  return (kind === 'crew_id' ? crews : squads).some((one) => one.id === id)
}

const UNKNOWN = { split: 'unknown_split', segment: 'unknown_segment', set: 'unknown_set' } as const

type Place = ScoringFacts['places'][number]
const placeKey = ({ piece, part, number }: Place) => `${piece}:${part}:${number}`

/** An alternative was not planned, so its pieces are what people say. */
function placeFaults(
  { scores, alternative = false }: NewResult,
  at: string,
  known: ScoringFacts['places'],
): Faults {
  const faults: Faults = {}
  const pieces = new Set([WHOLE_SESSION, ...known.map(({ piece }) => piece)])
  const there = new Set(known.map(placeKey))
  const places = scores.map(placeKey)
  for (const [index, { piece, part, number }] of scores.entries()) {
    const here = `${at}.scores.${index}`
    if ((part === 'piece') !== (number === 0)) faults[`${here}.number`] = 'format'
    else if (!alternative && !pieces.has(piece)) faults[`${here}.piece`] = 'unknown_piece'
    else if (!alternative && part !== 'piece' && !there.has(places[index] ?? ''))
      faults[`${here}.number`] = UNKNOWN[part]
    if (places.indexOf(places[index] ?? '') < index) faults[here] = 'twice'
  }
  return faults
}

/**
 * The boats of a race have their crews, which row nothing else; what was entered for another boat
 * before the race was planned can be taken back.
 */
function raceFaults(
  { crew_id = null, alternative = false, scores }: NewResult,
  at: string,
  races: ScoringFacts['races'],
): Faults {
  if (crew_id === null || alternative) return {}
  const own = pieceOfCrew(races, crew_id)
  const raced = new Set(races.map(({ piece }) => piece))
  const faults: Faults = {}
  for (const [index, { piece, values }] of scores.entries()) {
    const here = `${at}.scores.${index}.piece`
    const empties = Object.values(values).every((value) => value === null)
    if (own !== undefined && piece !== own) faults[here] = 'unknown_piece'
    if (own === undefined && raced.has(piece) && !empties) faults[here] = 'race_piece'
  }
  return faults
}

function seesBody(
  { user_id = null, crew_id = null, squad_id = null }: NewResult,
  { crews, squads, visible }: ScoringFacts,
): boolean {
  const sees = (ids: readonly number[]) => ids.every((id) => visible.includes(id))
  if (user_id !== null) return sees([user_id])
  return sees(
    (crew_id === null
      ? squads.find(({ id }) => id === squad_id)
      : crews.find(({ id }) => id === crew_id)
    )?.user_ids ?? [],
  )
}

/** What one does not see one cannot overwrite either. */
function closedFaults({ note, scores }: NewResult, at: string): Faults {
  const personal = scores.flatMap(({ values }, index) =>
    PERSONAL_SCORES.filter((field) => values[field] !== undefined).map(
      (field) => [`${at}.scores.${index}.values.${field}`, 'closed_to_you'] as const,
    ),
  )
  return Object.fromEntries([
    ...(note === undefined ? [] : [[`${at}.note`, 'closed_to_you'] as const]),
    ...personal,
  ])
}

type Write = { scores: readonly Pick<NewResult['scores'][number], keyof Place | 'values'>[] }

/**
 * Values in results that are hidden from who writes are not overwritten, nor with the same values,
 * which would say what they are.
 * @param hidden what each change names is stored beside it; null where it is not hidden
 */
export function demandOpen(
  hidden: readonly { change: Write; stored: readonly ScoreRow[] | null }[],
): void {
  const faults: Faults = {}
  for (const [index, { change, stored }] of hidden.entries())
    for (const [at, score] of change.scores.entries()) {
      const row = stored?.find((one) => placeKey(one) === placeKey(score))
      for (const field of SCORE_FIELDS)
        if (row && row[field] !== null && score.values[field] !== undefined)
          faults[`results.${index}.scores.${at}.values.${field}`] = 'closed_to_you'
    }
  refuse(faults)
}

/** What is stored at the places a body names, in the shape of that body. */
export const storedBeside = (checked: readonly Checked[]) => ({
  results: checked.map(({ change, before }) => ({
    scores: change.scores.map((score) => ({
      values: before.find((row) => placeKey(row) === placeKey(score)),
    })),
  })),
})

type Checked = {
  change: { alternative: boolean; scores: readonly Omit<NewResult['scores'][number], 'values'>[] }
  before: readonly ScoreRow[]
  after: readonly ScoreRow[]
}

/**
 * Refuses what these changes make wrong; what was wrong before, a recording's say, stays its own
 * matter.
 * @param order the pieces by their numbers, as they are rowed
 */
export function demandSound(checked: readonly Checked[], order: readonly number[]): void {
  const faults: Faults = {}
  for (const [index, { change, before, after }] of checked.entries()) {
    const rowed = change.alternative ? undefined : order
    const known = new Set(scoreFaults(before, rowed).map(keyOf))
    for (const fault of scoreFaults(after, rowed)) {
      const score = change.scores.findIndex(
        ({ piece, part, number }) =>
          piece === fault.piece && part === fault.part && number === fault.number,
      )
      if (known.has(keyOf(fault)) || score < 0) continue
      faults[`results.${index}.scores.${score}.values.${fault.field}`] = wordOf(fault)
    }
  }
  refuse(faults)
}

const keyOf = ({ piece, part, number, field, fault }: PlacedFault) =>
  [piece, part, number, field, fault].join(':')
function wordOf({ fault, bounds, seconds }: PlacedFault): FieldFault {
  if (seconds !== undefined) return { message: fault, values: { time: formatClock(seconds) ?? '' } }
  return bounds ? { message: fault, values: { ...bounds } } : fault
}
