import { expect, test } from 'vitest'
import { readBreathFile } from './breath-file.ts'
import { vo2Figures } from './vo2.ts'

const read = (text: string) => {
  const file = readBreathFile(text)
  if (typeof file === 'string') throw new Error(file)
  return file
}

test.each([
  ['Zeit_s;vo2_l_min;HF;Raum\n0;3,1;150;x\n5;;151;x\n', 'German'],
  ['#drv-test/1\ntime_s,vo2_l_min,heart_rate,Raum\n0,3.1,150,x\n5,,151,x\n', 'English'],
])('%j is read (%s)', (text) => {
  const { breaths, faults, ignored } = read(text)
  expect(faults).toEqual([])
  expect(ignored).toEqual(['Raum'])
  expect(breaths).toEqual([
    { time_s: 0, vo2: 3.1, vco2: null, ve: null, heart_rate: 150, watts: null },
    { time_s: 5, vo2: null, vco2: null, ve: null, heart_rate: 151, watts: null },
  ])
})

test.each([
  ['time_s;vo2_l_min\n5;3\n5;3\n', '3 time_s time_runs_back'],
  ['time_s;vo2_l_min\n0;11\n5;3\n', '2 vo2_l_min out_of_bounds'],
  ['time_s;vo2_l_min\n;3\n5;3\n', '2 time_s missing'],
  ['time_s;vo2_l_min\n0;\n5;0\n', '3 vo2_l_min no_oxygen'],
  ['time_s;vo2_l_min\n0;3;9\n5;3\n', '2 null too_many_cells'],
  ['time_s;vo2_l_min;HF\n0;3;150\n5;3', '3 null cut_off'],
])('refuses %j: %s', (text, fault) =>
  expect(read(text).faults.map(({ line, column, code }) => `${line} ${column} ${code}`)).toEqual([
    fault,
  ]),
)

test.each([
  ['Name;Time\nEva;7:00\n', 'column_missing'],
  ['time_s;vo2_l_min\n', 'no_rows'],
  ['time_s;vo2_l_min;Zeit_s\n1;2;3\n', 'column_twice'],
])('refuses %j as %s', (text, refusal) => expect(readBreathFile(text)).toBe(refusal))

test('the figure is the highest mean of 30 seconds', () => {
  const rows = Array.from({ length: 20 }, (_, index) => `${index * 5};${3 + index / 10}`)
  const { breaths } = read(`time_s;vo2_l_min\n${rows.join('\n').replaceAll('.', ',')}\n`)
  expect(vo2Figures(breaths)?.vo2max).toBeCloseTo(4.65, 5)
})
