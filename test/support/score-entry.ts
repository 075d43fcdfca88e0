import type { SessionScores } from '#contract/insight/scores.ts'
import type { Slot } from '../../web/insight/scores/slots.ts'
import type { Owner } from '../../web/insight/scores/owners.ts'

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
  mask: 'm:ss.S',
  language: 'en',
  units: 'metric',
  pasted: false,
  pieces: NO_PIECES,
} as const
