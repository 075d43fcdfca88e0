import { describe, expect, test } from 'vitest'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { gridOf } from './grid-model.ts'
import { ownersOf } from './owners.ts'
import { placeBlock } from '../../sheet/place-block.ts'
import { writeAt } from './use-score-actions.ts'

const athlete = (user_id: number, seen = true) => ({
  user_id,
  full_name: `Athlete ${user_id}`,
  picture: null,
  did_alternative: false,
  seen,
})
const laid = (piece: number) => ({
  piece,
  planned_distance: 2000,
  planned_time: null,
  exercise_id: null,
  programme: null,
  planned: true,
  parts: [],
})
const scores = {
  sport_id: 3,
  pieces: [laid(1), laid(2)],
  programmes: [],
  athletes: [athlete(1), athlete(2, false), athlete(3)],
  crews: [],
  squads: [],
  results: [],
  user_actions: { all: true, own: false, own_alternative: false, ready: true },
} as unknown as SessionScores
const grid = gridOf(ownersOf('athlete', scores, 1), scores.pieces, {
  piece: null,
  owner: null,
  fields: ['time', 'heart_rate'],
  splits: 'none',
  order: 'wide',
})
const sheet = {
  rows: grid.rows.length,
  columns: grid.columns.length,
  writeAt: (row: number, column: number, text: string) =>
    writeAt({ pieces: scores.pieces, ...grid }, row, column, text),
}

describe('a block laid over three rows of two values in two pieces', () => {
  test.each<[string, number, number, string[][], number, object | null]>([
    [
      'that fits',
      0,
      0,
      [
        ['7:00', '150'],
        ['7:01', ''],
      ],
      3,
      null,
    ],
    [
      'with lines below the last',
      1,
      0,
      [['7:00'], ['7:01'], ['7:02'], ['7:03']],
      2,
      { lines: 2, columns: 0, cells: 0, names: 0, twice: 0, heads: 0, texts: ['7:02', '7:03'] },
    ],
    [
      'with columns behind the last',
      0,
      3,
      [['150', '7:00', '7:10']],
      1,
      { lines: 0, columns: 2, cells: 0, names: 0, twice: 0, heads: 0, texts: ['7:00', '7:10'] },
    ],
    [
      'over a value that is closed',
      0,
      0,
      [
        ['7:00', '150'],
        ['7:01', '151'],
      ],
      3,
      { lines: 0, columns: 0, cells: 1, names: 0, twice: 0, heads: 0, texts: ['151'] },
    ],
    ['whose lost cells are empty', 2, 0, [['7:00'], ['  '], ['']], 1, null],
  ])('%s', (_, row, column, block, written, leftOut) => {
    const placed = placeBlock(sheet, row, column, block)
    expect([placed.writes.length, placed.leftOut]).toEqual([written, leftOut])
  })
})
