import type { Result, SessionScores } from '#contract/analysis/result-entry.ts'
import { scoreCells, type Entries, type Place } from '../../web/analysis/result-entry/entries.ts'
import type { Writing } from '../../web/analysis/result-entry/read-cell.ts'
import type { Slot } from '../../web/analysis/result-entry/slots.ts'
import type { Owner } from '../../web/analysis/result-entry/owners.ts'
import { putCells, type CellWrite } from '../../web/sheet/cells.ts'

const NO_PIECES: SessionScores['pieces'] = []

/** An athlete with a line in the sheet of results, and two of the cells in it. */
export const owner: Owner = {
  key: '7.0.0.0',
  user_id: 7,
  crew_id: null,
  squad_id: null,
  alternative: false,
  sport_id: 2,
  name: 'Anna',
  detail: '',
  seen: true,
  pieces: null,
}
export const time: Slot = { piece: 1, part: 'piece', number: 0, field: 'time' }
export const rate: Slot = { ...time, field: 'stroke_rate' }

/** How values are typed into the sheet. */
export const writing = {
  language: 'en',
  units: 'metric',
  pasted: false,
  pieces: NO_PIECES,
} as const

type How = Writing & {
  pasted: boolean
  pieces: SessionScores['pieces']
  sending?: Entries
}

/** Types or pastes texts into the sheet of a session with these results. */
export const put = (
  entries: Entries,
  results: readonly Result[],
  writes: readonly CellWrite<Place>[],
  { pasted, sending = new Map(), ...how }: How,
) => putCells(scoreCells(results, how), entries, writes, { pasted, sending })
