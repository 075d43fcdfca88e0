import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { rankResults, resultFigures, type EnteredScore } from '#domain/training/result-figures.ts'
import { isFault } from '../../sheet/cell-text.ts'
import type { Entries } from './entries.ts'
import { resultOf, type Owner } from './owners.ts'

/** What the values of a line add up to. */
export type TypedFigures = {
  speed: number | null
  prognostic: number | null
  place: number | null
}

type Scores = Pick<
  SessionScores,
  'results' | 'pieces' | 'crews' | 'squads' | 'programmes' | 'ranked' | 'sport_id'
>

/** The figures of all lines, with what is typed and not yet stored; by the key of the owner. */
export function typedFigures(
  scores: Scores,
  owners: readonly Owner[],
  entries: Entries,
): ReadonlyMap<string, TypedFigures> {
  const lines = owners.map((owner) => {
    const { pieces, ...line } = resultFigures(
      scores,
      { ...owner, note: null, scores: typedScores(scores, owner, entries) },
      null,
    )
    return { owner, line, pieces }
  })
  const { placeOf } = rankResults(
    scores,
    lines.filter(({ owner, pieces }) => pieces > 0 && !owner.alternative),
    [],
  )
  return new Map(
    lines.map(({ owner, line }) => [
      owner.key,
      { speed: line.speed, prognostic: line.prognostic, place: placeOf(line) },
    ]),
  )
}

const placeKey = ({ piece, part, number }: Pick<EnteredScore, 'piece' | 'part' | 'number'>) =>
  `${piece}/${part}/${number}`

/** Stored values with the typed ones laid over them; what cannot be read counts as empty. */
function typedScores({ results }: Scores, owner: Owner, entries: Entries): EnteredScore[] {
  const stored = resultOf(results, owner)?.scores ?? []
  const places = new Map<string, EnteredScore>(stored.map((score) => [placeKey(score), score]))
  for (const entry of entries.values()) {
    const { piece, part, number, field } = entry.slot
    if (entry.owner.key !== owner.key || field === 'result_note' || field === 'note') continue
    const empty = { piece, part, number, heart_rate: null, lactate: null, rpe: null }
    const value = isFault(entry.reading) ? null : entry.reading.value
    places.set(placeKey(entry.slot), {
      ...(places.get(placeKey(entry.slot)) ?? empty),
      [field]: value,
    })
  }
  return [...places.values()]
}
