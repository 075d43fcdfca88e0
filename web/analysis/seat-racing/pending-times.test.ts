import { expect, test } from 'vitest'
import type { SeatRace } from '#contract/analysis/seat-racing.ts'
import { entryOf, raceWith } from './pending-times.ts'
import { remarked, type Timing } from './stopwatch.ts'

const boats = [1, 2].map((crew_id) => ({
  shell: crew_id - 1,
  crew_id,
  name: `Boat ${crew_id}`,
  time: crew_id === 1 ? 150 : null,
  seats: [],
}))
const piece = (id: number) => ({
  id,
  position: id,
  distance: 750,
  void: false,
  note: null,
  control: false,
  boats,
})
const RACE = { pieces: [piece(1), piece(2)] } as unknown as SeatRace // only the pieces are read

test('entries that wait lie over the race in their order, and touch nothing else', () => {
  const entry = (body: object) => ({ input: { params: { id: 9 }, body } })
  const { pieces } = raceWith(RACE, [
    entry({
      piece_id: 2,
      times: [
        { crew_id: 1, time: 151.2 },
        { crew_id: 2, time: 152 },
      ],
      void: true,
      note: 'Wash',
    }),
    entry({ piece_id: 2, times: [{ crew_id: 2, time: null }], distance: 800 }),
  ])
  expect(pieces[0]).toEqual(piece(1))
  expect(pieces[1]).toMatchObject({ distance: 800, void: true, note: 'Wash' })
  expect(pieces[1]?.boats.map(({ time }) => time)).toEqual([151.2, null])
})

test('an entry names void, note and distance only where they were changed here', () => {
  const seen = { 1: 150, 2: null }
  const timing: Timing = { started_at: null, times: { 1: 150, 2: 151 }, seen, changed: {} }
  const times = [
    { crew_id: 1, time: 150, seen: 150 },
    { crew_id: 2, time: 151, seen: null },
  ]
  expect(entryOf(piece(2), timing)).toEqual({ piece_id: 2, times })
  const said = remarked(timing, piece(2), { void: true, note: ' ', distance: 800 })
  const all = { void: true, note: null, distance: 800 }
  expect(entryOf(piece(2), said)).toEqual({ piece_id: 2, times, ...all })
  const back = remarked(said, piece(2), { void: false, note: '', distance: null })
  expect(entryOf(piece(2), back)).toEqual({ piece_id: 2, times })
})
