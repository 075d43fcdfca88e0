import { describe, expect, test } from 'vitest'
import { readDrvFile } from './drv-file.ts'

const TODAY = '2026-11-26'
const read = (text: string) => {
  const file = readDrvFile(text, TODAY)
  if (typeof file === 'string') throw new Error(file)
  return file
}
const HEAD = 'test_type;last_name;first_name;test_date;step;power_w;lactate;heart_rate;weight_kg'
const step = (line: string) => read(`#drv-test/1\n${HEAD}\n${line}\n`)
const faultsOf = (text: string) =>
  read(text).faults.map(({ line, column, code }) => `${line} ${column} ${code}`)

test('the example of the documentation', () => {
  const head =
    'test_type;last_name;first_name;birth_date;gender;test_date;protocol;weight_kg;' +
    'step;power_w;duration_s;stroke_rate;heart_rate;lactate'
  const file = read(`#drv-test/1
${head}
step;Muster;Eva;14.02.2001;w;2024-11-27;drv-step;72,5;1;150;240;18;118;1,0
step;Muster;Eva;14.02.2001;w;2024-11-27;drv-step;72,5;2;190;240;20;131;1,1`)
  expect(file).toMatchObject({ faults: [], faulty: 0, ignored: [] })
  expect(file.tests).toEqual([
    {
      line: 3,
      kind: 'step',
      day: '2024-11-27',
      person: {
        athlete_id: null,
        last_name: 'Muster',
        first_name: 'Eva',
        birth_date: '2001-02-14',
        gender: 'w',
      },
      values: { protocol: 'drv-step', weight: 72.5 },
      lines: [
        { watts: 150, time_s: 240, stroke_rate: 18, heart_rate: 118, lactate: 1 },
        { watts: 190, time_s: 240, stroke_rate: 20, heart_rate: 131, lactate: 1.1 },
      ],
    },
  ])
})

test.each([
  ['', 'no_mark'],
  ['Name;Time\nEva;7:00', 'no_mark'],
  [`#drv-test/2\n${HEAD}\nstep`, 'other_version'],
  [`#drv-test/1\n${HEAD}\n`, 'no_rows'],
  ['#drv-test/1\nName;Zeit\nEva;7:00', 'column_missing'],
  [`#drv-test/1\n${HEAD};Ist_W\nstep`, 'column_twice'],
  ['#drv-test/1\u0000', 'no_text'],
  [`#drv-test/1\n${HEAD}\n${'step\n'.repeat(5001)}`, 'too_many_rows'],
])('refuses %j as %s', (text, refusal) => expect(readDrvFile(text, TODAY)).toBe(refusal))

describe('a line', () => {
  test.each([
    ['step;Muster;Eva;2024-11-27;1;abc;1,0;118;', '3 power_w no_number'],
    ['step;Muster;Eva;2024-11-27;1;150;1.234,5;118;', '3 lactate no_number'],
    ['step;Muster;Eva;2024-11-27;1;150;30,1;118;', '3 lactate out_of_bounds'],
    ['step;Muster;Eva;2024-11-27;1;150;1,0;29;', '3 heart_rate out_of_bounds'],
    ['step;Muster;Eva;2024-11-27;1;150;1,0;118,5;', '3 heart_rate no_whole_number'],
    ['step;Muster;Eva;2024-11-27;1;150;1,0;118;34,9', '3 weight_kg out_of_bounds'],
    ['step;Muster;Eva;31.02.2024;1;150;1,0;118;', '3 test_date no_day'],
    ['step;Muster;Eva;27.11.2026;1;150;1,0;118;', '3 test_date day_to_come'],
    ['sprint;Muster;Eva;2024-11-27;1;150;1,0;118;', '3 test_type unknown_word'],
    ['step;Muster;;2024-11-27;1;150;1,0;118;', '3 null name_missing'],
    ['step;Muster;Eva;2024-11-27;;150;1,0;118;', '3 step missing'],
    ['step;Muster;Eva;2024-11-27;1;150;1,0;118;80;7', '3 null too_many_cells'],
    ['vo2;Muster;Eva;2024-11-27;1;150;;;80', '3 step not_of_this_test'],
  ])('%s is refused: %s', (line, fault) => {
    const { tests, faults } = step(line)
    expect(faults.map(({ line: at, column, code }) => `${at} ${column} ${code}`)).toEqual([fault])
    expect(tests).toEqual([])
  })

  test('that breaks off is refused', () =>
    expect(faultsOf(`#drv-test/1\n${HEAD}\nstep;Muster;Eva;2024-11-27;1;15`)).toEqual([
      '3 null cut_off',
    ]))

  test('between commas has no decimal comma', () =>
    expect(
      faultsOf(
        '#drv-test/1\ntest_type,last_name,first_name,test_date,step,lactate\n' +
          'step,Muster,Eva,2024-11-27,1,"1,5"\n',
      ),
    ).toEqual(['3 lactate no_number']))
})

describe('a test', () => {
  test('with one faulty line is left out whole, and others come', () => {
    const { tests, faulty } = read(`#drv-test/1\n${HEAD}
step;Muster;Eva;2024-11-27;1;150;1,0;118;
step;Muster;Eva;2024-11-27;2;190;x;131;
step;Probe;Anna;2024-11-27;1;150;1,0;118;
`)
    expect(tests.map(({ person }) => person.last_name)).toEqual(['Probe'])
    expect(faulty).toBe(1)
  })

  test('to which an unreadable line may belong is left out', () => {
    const { tests, faulty } = read(`#drv-test/1\n${HEAD}
step;Muster;Eva;2024-11-27;1;150;1,0;118;
step;Muster;Eva;2024-11-99;2;190;1,1;131;
step;Probe;Anna;2024-11-27;1;150;1,0;118;
`)
    expect(tests.map(({ person }) => person.last_name)).toEqual(['Probe'])
    expect(faulty).toBe(1)
  })

  test('has its steps by number, each once, and says the same of itself in every line', () => {
    const { tests } = read(`#drv-test/1\n${HEAD}
step;Muster;Eva;2024-11-27;2;190;1,1;131;72
step;MUSTER;eva;27.11.2024;1;150;1,0;118;
`)
    expect(tests.map(({ lines }) => lines.map(({ watts }) => watts))).toEqual([[150, 190]])
    expect(tests[0]?.values).toEqual({ weight: 72 })
    expect(
      faultsOf(`#drv-test/1\n${HEAD}
step;Muster;Eva;2024-11-27;1;150;1,0;118;72
step;Muster;Eva;2024-11-27;1;190;1,1;131;72
step;Probe;Anna;2024-11-27;1;150;1,0;118;60
step;Probe;Anna;2024-11-27;2;190;1,1;131;61
`),
    ).toEqual(['4 step line_twice', '6 weight_kg differs_from_above'])
  })
})

describe('a race against the clock', () => {
  const RACE = 'Testart;Nachname;Vorname;Testdatum;split;Teilstrecke;Teilzeit;SF;HF;Laktat'
  const race = (...lines: string[]) =>
    `#drv-test/1\n${RACE}\n${lines.map((line) => `2k;Muster;Eva;27.11.2024;${line}\n`).join('')}`
  const SPLITS = [
    '1;500;1:45,0;32;170;',
    '2;;1:46,0;30;178;',
    '3;;1:46,5;30;183;',
    '4;;1:44,0;34;189;',
  ]

  test('has its total in split 0', () => {
    const [only] = read(race('0;2000;7:01,5;31;180;12,4', ...SPLITS)).tests
    expect(only?.values).toEqual({ time_s: 421.5, hr_avg: 180, lactate_0: 12.4 })
    expect(only?.lines.map(({ time_s, distance }) => [time_s, distance])).toEqual([
      [105, 500],
      [106, 500],
      [106.5, 500],
      [104, 500],
    ])
  })

  test('adds up to its total where split 0 is missing', () =>
    expect(read(race(...SPLITS)).tests[0]?.values).toEqual({ time_s: 421.5 }))

  test.each([
    [SPLITS.slice(1), '3 Teilzeit total_missing'],
    [['0;2000;7:05,0;;;', ...SPLITS], '3 Teilzeit total_differs'],
    [['0;5000;7:01,5;;;', ...SPLITS], '3 Teilstrecke beyond_distance'],
    [[...SPLITS, '5;500;1:44,0;;;'], '7 Teilstrecke beyond_distance'],
    [['0;;7:61,5;;;'], '3 Teilzeit no_time'],
  ])('refuses %j: %s', (lines, fault) => expect(faultsOf(race(...lines))).toEqual([fault]))
})

describe('a VO2max test', () => {
  const VO2 =
    'test_type;athlete_id;test_date;weight_kg;vo2_l_min;vo2_ml_kg_min;power_w;rer;lactate_max'
  const vo2 = (cells: string) => `#drv-test/1\n${VO2}\nvo2;7;2024-11-27;${cells}\n`

  test('is one line', () =>
    expect(read(vo2('80;5,2;65;420;1,12;11,5')).tests[0]?.values).toEqual({
      weight: 80,
      vo2max: 5.2,
      watts_max: 420,
      rer_max: 1.12,
      lactate_0: 11.5,
    }))

  test('computes litres a minute from the weight', () =>
    expect(read(vo2('80;;65;;;')).tests[0]?.values).toMatchObject({ vo2max: 5.2 }))

  test.each([
    [';;65;;;', '3 vo2_ml_kg_min weight_needed'],
    ['80;5,2;70;;;', '3 vo2_ml_kg_min vo2_differs'],
    ['80;5,2;65;420,5;;', '3 power_w no_whole_number'],
  ])('refuses %s: %s', (cells, fault) => expect(faultsOf(vo2(cells))).toEqual([fault]))
})
