import { expect, test } from 'vitest'
import type { ComparedLine } from '#contract/analysis/race-analysis.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { serverTexts } from '../../text/text.ts'
import { raceLists } from './race-sheet.ts'

const KAYAK = 10
const FIGURES = {
  time: 400,
  distance: 2000,
  speed: 5,
  pace: 100,
  prognostic: 97.5,
  stroke_rate: 32,
  ewps: null,
  dps: 9.4,
}
const LINE: ComparedLine = {
  session_id: 1,
  session: 'Head of the lake',
  date: '2026-03-07',
  sport_id: SPORT.rowing,
  piece: 1,
  place: 1,
  crew_id: 1,
  user_id: null,
  name: 'Rigi',
  class: 'M1x',
  boat_type: 1,
  who: 'crew Rigi M1x',
  reference: { class: 'M1x', is_own: false, distance: 2000, time: 390.74 },
  total: { ...FIGURES, gap_s: 0, gap_m: 0 },
  splits: [{ at: 500, accumulated: 98, ...FIGURES, gap_s: 0, gap_m: 0 }],
  source: 'recording',
  clash: false,
  timed_by: 'gates',
  rolling: null,
  conditions: {
    heading: null,
    wind_speed: null,
    wind_direction: null,
    wind_band: null,
    head_wind: null,
    cross_wind: null,
    stream_speed: null,
    stream_direction: null,
    stream_band: null,
    following_stream: null,
    cross_stream: null,
  },
  best: [{ from: 250, ...FIGURES, distance: 500 }],
}
const CREW = {
  who: LINE.who,
  name: 'Rigi',
  pieces: 1,
  best_pace: 100,
  mean_pace: 100,
  deviation: null,
  consistency: null,
  best_prognostic: 97.5,
  mean_prognostic: 97.5,
  rank: 1,
}
const words = serverTexts('en')
const listsOf = (...lines: ComparedLine[]) =>
  raceLists({ lines, crews: [CREW], cautions: ['classes', 'conditions'] }, words)
const cellsOf = (lines: ReturnType<typeof listsOf>[number]['lines']) => {
  const [head = [], ...rows] = lines
  return rows.map((row) => Object.fromEntries(head.map((name, place) => [name, row[place]])))
}

test('the files have metres as numbers, and the whole beside its splits', () => {
  const [splits] = listsOf(LINE)
  expect(cellsOf(splits?.lines ?? [])).toMatchObject([
    { Part: 'Overall', 'Split at (m)': null, 'Accumulated time (s)': 400 },
    { Part: 'Split', 'Split at (m)': 500, 'Accumulated time (s)': 98 },
  ])
  expect(splits?.sheet.data[1]?.[0]).toMatchObject({ value: new Date('2026-03-07'), type: Date })
})

test('the files say what a piece is measured by, how it was timed, and all units', () => {
  const [splits] = listsOf(LINE)
  expect(cellsOf(splits?.lines ?? [])[0]).toMatchObject({
    'Gold medal time (s)': 390.74,
    'Gold medal time: Boat class': 'M1x',
    'Gold medal time: Distance (m)': 2000,
    Timing: 'Timed at the lines of a course',
    'Pace (s /500\u00A0m)': 100,
    'Stroke rate (/min)': 32,
  })
  const mixed = listsOf(LINE, { ...LINE, sport_id: KAYAK })
  expect(mixed[0]?.lines[0]).toContain('Pace (s)')
})

test('the files have crews by rank, the fastest segments, and why times do not rank', () => {
  const [, crews, bests, cautions] = listsOf(LINE).map(({ lines }) => cellsOf(lines))
  expect(crews).toMatchObject([{ Place: 1, 'Crew or athlete': 'Rigi', 'Average % GMT': 0.975 }])
  expect(bests).toMatchObject([{ Rank: 1, 'From – to (m)': '250 – 750', 'Time (s)': 400 }])
  expect(cautions).toEqual([
    { 'Do not rank by time alone': 'The boat classes differ: compare % GMT.' },
    { 'Do not rank by time alone': 'Wind or current differed.' },
  ])
})
