import { useSearchParams } from 'react-router'
import type { StrokeSpan } from './queries.ts'

export type TelemetrySearch = {
  recording: number | null
  /** Places of the seats on show; null: all. */
  seats: readonly number[] | null
  span: StrokeSpan | null
  stroke: number | null
  view: 'mean' | 'stroke'
  sameHeight: boolean
  /** By place, the id of the standard a seat is compared with. */
  standards: ReadonlyMap<number, number>
}

const numbers = (text: string | null): number[] =>
  (text ?? '')
    .split(/[,:]/)
    .map(Number)
    .filter((value) => Number.isSafeInteger(value) && value >= 0)

type Change = Partial<TelemetrySearch> | ((now: TelemetrySearch) => Partial<TelemetrySearch>)

/** What is looked at, kept in the address: strokes are counted from 1 there, from 0 here. */
export function useTelemetrySearch(): readonly [TelemetrySearch, (change: Change) => void] {
  const [search, setSearch] = useSearchParams()
  const change = (changed: Change) => {
    // The address itself, not the one last drawn: two changes may come before the next drawing.
    const before = new URLSearchParams(window.location.search)
    const words = wordsOf(
      before,
      typeof changed === 'function' ? changed(searchOf(before)) : changed,
    )
    setSearch(words, { replace: true, preventScrollReset: true })
  }
  return [searchOf(search), change]
}

function searchOf(search: URLSearchParams): TelemetrySearch {
  const [recording] = numbers(search.get('recording'))
  const [first, last] = numbers(search.get('strokes'))
  const [stroke] = numbers(search.get('stroke'))
  const pairs = (search.get('standards') ?? '').split(',').map(numbers)
  return {
    recording: recording ?? null,
    seats: search.has('seats') ? numbers(search.get('seats')) : null,
    span:
      first !== undefined && last !== undefined && first > 0 && last >= first
        ? { first: first - 1, last: last - 1 }
        : null,
    stroke: stroke !== undefined && stroke > 0 ? stroke - 1 : null,
    view: search.get('curve') === 'stroke' ? 'stroke' : 'mean',
    sameHeight: search.get('height') === 'same',
    standards: new Map(
      pairs.flatMap(([place, standard]) =>
        place === undefined || standard === undefined ? [] : [[place, standard]],
      ),
    ),
  }
}

function wordsOf(before: URLSearchParams, changed: Partial<TelemetrySearch>): URLSearchParams {
  const after = new URLSearchParams(before)
  const set = (name: string, value: string | null) =>
    value === null ? after.delete(name) : after.set(name, value)
  const { recording, seats, span, stroke, view, sameHeight, standards } = changed
  if (recording !== undefined) set('recording', recording === null ? null : String(recording))
  if (seats !== undefined) set('seats', seats === null ? null : seats.join(','))
  if (span !== undefined)
    set('strokes', span === null ? null : `${span.first + 1},${span.last + 1}`)
  if (stroke !== undefined) set('stroke', stroke === null ? null : String(stroke + 1))
  if (view !== undefined) set('curve', view === 'mean' ? null : view)
  if (sameHeight !== undefined) set('height', sameHeight ? 'same' : null)
  if (standards !== undefined)
    set(
      'standards',
      standards.size === 0
        ? null
        : [...standards].map(([place, standard]) => `${place}:${standard}`).join(','),
    )
  return after
}
