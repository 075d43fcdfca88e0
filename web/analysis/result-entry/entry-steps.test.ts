import { describe, expect, test } from 'vitest'
import type { Result } from '#contract/analysis/result-entry.ts'
import { clashesIn as clashesOf } from '../../sheet/cell-conflicts.ts'
import {
  NO_STEPS,
  overTheirs,
  stepAgain,
  stepBack,
  withStep,
  type Steps as CellSteps,
  type Way,
} from '../../sheet/cell-steps.ts'
import type { Changed as CellChanged } from '../../sheet/cells.ts'
import { scoreCells, type Entries, type Place } from './entries.ts'
import { cellKey, type Slot } from './slots.ts'
import { owner, put, rate, time, writing } from '../../../test/support/score-entry.ts'

type Changed = CellChanged<Place>
type Steps = CellSteps<Place>

const NONE: Entries = new Map()
const holder = { id: 1, user_id: 7, crew_id: null, squad_id: null, alternative: false, version: 1 }
const stored = (values: object) =>
  [
    { ...holder, scores: [{ piece: 1, part: 'piece', number: 0, ...values }] },
  ] as unknown as Result[]
const type = (entries: Entries, results: Result[], slot: Slot, text: string) =>
  put(entries, results, [{ owner, slot, text }], writing)
const after = (...steps: Changed[][]): Steps => steps.reduce<Steps>(withStep, NO_STEPS)
const at = (results: Result[], entries = NONE) => ({
  cells: scoreCells(results, writing),
  entries,
})
const clashesIn = (entries: Entries, results: Result[]) =>
  clashesOf(scoreCells(results, writing), entries)
const texts = (way: Way<Place> | null) => way?.write.map(({ text }) => text)

describe('a step', () => {
  test('goes back and forth', () => {
    const { entries, changed } = type(NONE, [], time, '6:41')
    const back = stepBack(after(changed), at([], entries))
    expect(back?.write).toEqual([
      { owner, slot: time, text: '', reading: { value: null }, step: true },
    ])
    const again = stepAgain(back?.steps ?? NO_STEPS, at([]))
    expect(again?.write).toEqual([
      { owner, slot: time, text: '6:41.0', reading: { value: 401 }, step: true },
    ])
    expect(stepBack(NO_STEPS, at([]))).toBeNull()
  })

  test('back brings what was stored, to its last decimal', () => {
    const kept = stored({ time: 401.234 })
    const { entries, changed } = type(NONE, kept, time, '6:50')
    const back = stepBack(after(changed), at(kept, entries))
    expect(put(entries, kept, back?.write ?? [], writing).entries.size).toBe(0)
  })

  test('typed again ends what could be redone', () => {
    const { entries, changed } = type(NONE, [], time, '6:41')
    const back = stepBack(after(changed), at([], entries))
    expect(withStep(back?.steps ?? NO_STEPS, changed).future).toEqual([])
  })

  test('is not undone where somebody else has written since, and not again over what they wrote', () => {
    const mine = type(NONE, [], time, '6:50').changed
    const over = stepBack(after(mine), at(stored({ time: 411 })))
    expect(over).toMatchObject({
      write: [],
      steps: NO_STEPS,
      skipped: [{ key: cellKey(owner, time) }],
    })
    // Emptied by somebody is theirs, too.
    expect(stepBack(after(mine), at(stored({})))).toMatchObject({ write: [], skipped: [{}] })
    const back = stepBack(after(mine), at(stored({ time: 410 })))
    expect(texts(back)).toEqual([''])
    expect(stepAgain(back?.steps ?? NO_STEPS, at(stored({ time: 411 })))).toMatchObject({
      write: [],
      steps: NO_STEPS,
      skipped: [{}],
    })
  })

  test('that looks alike in minutes is still somebody else’s', () => {
    const mine = type(NONE, [], time, '6:50').changed
    expect(stepBack(after(mine), at(stored({ time: 410.4 })))?.skipped).toHaveLength(1)
  })

  test('of several cells goes back in those nobody has touched, and again in those alone', () => {
    const block = [
      { owner, slot: time, text: '6:50' },
      { owner, slot: rate, text: '30' },
    ]
    const { changed } = put(NONE, [], block, writing)
    const back = stepBack(after(changed), at(stored({ time: 411, stroke_rate: 30 })))
    expect(back?.write).toMatchObject([{ slot: rate, text: '' }])
    expect(back?.skipped).toMatchObject([{ slot: time }])
    expect(texts(stepAgain(back?.steps ?? NO_STEPS, at(stored({ time: 411 }))))).toEqual(['30'])
  })

  test('back from one’s side of a clash leaves theirs', () => {
    const { entries, changed } = type(NONE, [], time, '6:50')
    const theirs = stored({ time: 411 })
    expect(clashesIn(entries, theirs)).toHaveLength(1)
    const back = stepBack(after(changed), at(theirs, entries))
    expect(put(entries, theirs, back?.write ?? [], writing).entries.size).toBe(0)
  })

  test('back from one’s own value taken over theirs brings theirs again', () => {
    const { entries, changed } = type(NONE, [], time, '6:50')
    const [clash] = clashesIn(entries, stored({ time: 411 }))
    const steps = clash
      ? overTheirs(after(changed), clash, scoreCells([], writing).write)
      : NO_STEPS
    expect(texts(stepBack(steps, at(stored({ time: 410 }))))).toEqual(['6:51.0'])
  })

  test('back that meets what is written at the same moment asks, be it that they emptied the cell', () => {
    const { changed } = type(NONE, stored({ time: 400 }), time, '6:50')
    const seen = stored({ time: 410 })
    const back = put(NONE, seen, stepBack(after(changed), at(seen))?.write ?? [], writing).entries
    expect(clashesIn(back, stored({ time: 411 }))).toMatchObject([{ theirs: 411 }])
    expect(clashesIn(back, stored({}))).toMatchObject([{ theirs: null }])
    expect(clashesIn(type(NONE, stored({ time: 400 }), time, '6:50').entries, stored({}))).toEqual(
      [],
    )
  })
})
