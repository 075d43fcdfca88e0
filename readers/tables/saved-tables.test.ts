import { describe, expect, test } from 'vitest'
import { TABLES } from '../../test/support/tables.ts'
import { eachRow } from '#domain/sheets/read-csv.ts'
import { readActivity } from '../read-activity.ts'
import { NAMES, bytesOf, figuresOf, read, type Name } from '../../test/support/read-tables.ts'

describe('a comma in front of three digits', () => {
  const strokes = (rows: readonly (readonly string[])[]) =>
    [
      'Number,Time (seconds),Distance (meters),Pace (seconds),Watts,Cal/Hr,Stroke Rate,Heart Rate',
      ...rows.map((cells) => cells.join(',')),
    ].join('\n')
  const rowsOf = (write: (value: number) => string) =>
    Array.from({ length: 20 }, (_, i) => [
      String(i + 1),
      ...[2 * (i + 1), 9 * (i + 1), 111, 250, 1200, 30, 140].map(write),
    ])
  const figures = async (text: string) =>
    figuresOf((await read(text)).activities[0] ?? expect.fail('nothing was read'))

  test('is decimal in a table whose rates would be thousands, also in its distances', async () => {
    const plain = await figures(strokes(rowsOf(String)))
    expect(plain).toMatchObject({ records: 20, distance: 180 })
    expect(
      await figures(strokes(rowsOf((value) => `"${value.toFixed(3).replace('.', ',')}"`))),
    ).toEqual(plain)
  })

  test('divides thousands in a table whose other numbers have points, or none', async () => {
    const far = (value: number) => (value > 999 ? `"${value.toLocaleString('en')}"` : String(value))
    const rows = Array.from({ length: 20 }, (_, i) => [
      String(i + 1),
      ...[20 * (i + 1), 90 * (i + 1), 111, 250, 1200, 30, 140].map(far),
    ])
    expect(rows.at(-1)?.[2]).toBe('"1,800"')
    expect((await figures(strokes(rows))).distance).toBe(1800)
  })
})

const withLineEnds = (text: string, end: string): string => text.replaceAll(/\r\n|\n/g, end)

function utf16(text: string): Uint8Array {
  return Uint8Array.from(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]))
}

/** Writes a table as a spreadsheet in Germany saves it: with semicolons and decimal commas. */
function savedInGermany(text: string): string {
  const rows: string[] = []
  eachRow(text, ',', 500, (cells) => {
    const local = cells.map((cell) =>
      /^-?\d+\.\d+$/.test(cell) || /^[\d:]+\.\d$/.test(cell) ? cell.replace('.', ',') : cell,
    )
    return (
      rows.push(
        local
          .map((cell) => (/[;"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
          .join(';'),
      ) > 0
    )
  })
  return rows.join('\r\n')
}

/** Nobody opens these in a program for tables. */
const NO_TABLES: ReadonlySet<Name> = new Set([
  ...(['kml', 'pwx', 'polar-hrm', 'row-telemetry-json', 'sml', 'sigma-slf', 'fitlog'] as const),
  ...(['polar-flow', 'garmin-summaries', 'concept2-json'] as const),
])

describe('however it was saved', () => {
  const texts = NAMES.filter((name) => !NO_TABLES.has(name))
  const commas = texts.filter(
    (name) =>
      TABLES[name].includes(',') &&
      !TABLES[name].includes(';') &&
      !['peach', 'row-telemetry'].includes(name),
  )
  const ways: readonly (readonly [
    way: string,
    names: readonly Name[],
    save: (text: string) => Uint8Array,
  ])[] = [
    ['with a byte order mark', texts, (text) => bytesOf(`\uFEFF${text}`)],
    ['with the line ends of an old Mac', texts, (text) => bytesOf(withLineEnds(text, '\r'))],
    [
      'with the line ends of Unix, and blank lines',
      texts,
      (text) => bytesOf(`${withLineEnds(text, '\n')}\n\n`),
    ],
    ['in UTF-16', texts, utf16],
    ['in Windows-1252', texts, (text) => Uint8Array.from(Buffer.from(text, 'latin1'))],
    ['with semicolons and decimal commas', commas, (text) => bytesOf(savedInGermany(text))],
  ]
  const cases = ways.flatMap(([way, names, save]) => names.map((name) => ({ name, way, save })))

  test.each(cases)('$name $way', async ({ name, save }) => {
    const wanted = await read(TABLES[name])
    const got = await readActivity(save(TABLES[name]))
    expect(got.kind).toBe(name)
    expect(got.activities.map(figuresOf)).toEqual(wanted.activities.map(figuresOf))
    expect(got.activities.map(({ start_time, start_local }) => [start_time, start_local])).toEqual(
      wanted.activities.map(({ start_time, start_local }) => [start_time, start_local]),
    )
  })
})
