import { afterAll, describe, expect, test } from 'vitest'
import type { Activity, ReadResult } from '../../readers/activity.ts'
import { readActivityFile, stopReading } from '../../server/recordings/imports/read-in-worker.ts'
import type { Sample } from './manifest.ts'
import { readManifest, readSample } from './manifest.ts'
import { HOSTILE, NOT_OPENED, OTHER_READINGS, OWN_BASIS, REFUSED } from './readings.ts'

afterAll(stopReading)

const SECONDS = 2
/** What the test runner itself takes before the first file. */
const BASE_MEMORY = process.memoryUsage().rss
const ours = readManifest().filter(({ file }) => !file.startsWith('hostile/'))
const hostile = readManifest().filter(({ file }) => file.startsWith('hostile/'))

/**
 * Totals over the activities of a file, as the manifest counts them: sums, and the heart rates of
 * all records together.
 */
function totalsOf({ activities }: ReadResult): Omit<Sample, 'file' | 'group'> {
  const sum = (valueOf: (activity: Activity) => number | null): number | null => {
    const values = activities.map(valueOf).filter((value) => value !== null)
    return values.length === 0 ? null : values.reduce((a, b) => a + b, 0)
  }
  const rates = activities
    .flatMap(({ channels }) => [...(channels.get('heart_rate') ?? [])])
    .filter((rate) => !Number.isNaN(rate))
  const said = activities.find((activity) => activity.heart_rate_avg !== null)
  return {
    records: sum((activity) => activity.records),
    distance: sum((activity) => activity.distance),
    duration: sum((activity) => activity.duration),
    heart_rate_avg:
      rates.length > 0
        ? rates.reduce((a, b) => a + b, 0) / rates.length
        : (said?.heart_rate_avg ?? null),
    heart_rate_max:
      rates.length > 0 ? rates.reduce((a, b) => Math.max(a, b), 0) : (said?.heart_rate_max ?? null),
    laps: sum((activity) => activity.laps.length),
  }
}

/**
 * Distances in the manifest are rounded to a decimetre, which for a few metres is more than the
 * tolerance.
 */
const ROUNDING = 0.05
const TOLERANCE = {
  records: () => 0,
  laps: () => 0,
  distance: (metres: number) => Math.max(0.003 * metres, ROUNDING),
  duration: () => 2,
  heart_rate_avg: () => 1,
  heart_rate_max: () => 1,
} as const
type Figure = keyof typeof TOLERANCE
const FIGURES = Object.keys(TOLERANCE).filter((name): name is Figure => name in TOLERANCE)

/**
 * What is off, in words; empty when every expected figure is met. A figure expected as null must be
 * unknown, one left out is not looked at.
 */
function faultsOf(
  totals: ReturnType<typeof totalsOf>,
  expected: Partial<Record<Figure, number | null>>,
): string[] {
  return FIGURES.flatMap((figure) => {
    const wanted = expected[figure]
    const got = totals[figure]
    if (wanted === undefined || (wanted === null && got === null)) return []
    const met =
      wanted !== null && got !== null && Math.abs(got - wanted) <= TOLERANCE[figure](wanted)
    return met ? [] : [`${figure}: ${got} for ${wanted}`]
  })
}

/** The manifest's figures; what it leaves empty it does not know, which asks nothing of us. */
function knownFigures(sample: Sample): Partial<Record<Figure, number>> {
  return Object.fromEntries(
    FIGURES.flatMap((figure) => (sample[figure] === null ? [] : [[figure, sample[figure]]])),
  )
}

const readInTime = (file: string): Promise<ReadResult> =>
  readActivityFile(readSample(file), { timeout: SECONDS * 1000 })
const isRefusal = (file: string): boolean => typeof HOSTILE[file] === 'string'

test('there are samples, and every exception names one', () => {
  expect(ours.length).toBeGreaterThan(110)
  const files = ours.map(({ file }) => file)
  expect(files).toEqual(
    expect.arrayContaining([
      ...Object.keys(OTHER_READINGS),
      ...Object.keys(REFUSED),
      ...Object.keys(NOT_OPENED),
      ...Object.keys(OWN_BASIS),
    ]),
  )
  expect(hostile.map(({ file }) => file).toSorted()).toEqual(Object.keys(HOSTILE).toSorted())
})

const readable = ours.filter(
  ({ file }) => REFUSED[file] === undefined && NOT_OPENED[file] === undefined,
)

test.each(readable)('$file', async (sample) => {
  const expected = { ...knownFigures(sample), ...OTHER_READINGS[sample.file]?.values }
  expect(faultsOf(totalsOf(await readInTime(sample.file)), expected)).toEqual([])
})

/** None of them lasts longer than the whole. */
test.each(readable)('$file: its times go together', async ({ file }) => {
  const { activities } = await readInTime(file)
  const most = ({ duration, moving_time, work_time, rest_time }: Activity) =>
    Math.max(duration ?? 0, moving_time ?? 0, (work_time ?? 0) + (rest_time ?? 0))
  expect(
    activities.filter((activity) => most(activity) > (activity.elapsed_time ?? 0) + 0.002),
  ).toEqual([])
})

test.each(ours.filter(({ file }) => REFUSED[file]))(
  '$file is refused',
  async ({ file, records }) => {
    expect(records ?? 0).toBe(0)
    await expect(readInTime(file)).rejects.toMatchObject({ code: REFUSED[file] })
  },
)

test.each(Object.entries(NOT_OPENED))('%s is not opened', async (file, code) => {
  await expect(readInTime(file)).rejects.toMatchObject({ code })
})

describe('hostile files', () => {
  test.each(hostile.filter(({ file }) => isRefusal(file)))('$file is refused', async ({ file }) => {
    await expect(readInTime(file)).rejects.toMatchObject({ code: HOSTILE[file] })
  })

  test.each(hostile.filter(({ file }) => !isRefusal(file)))('$file is read', async ({ file }) => {
    const expected = HOSTILE[file]
    const { values, warnings } =
      typeof expected === 'object' ? expected : { values: {}, warnings: [] }
    const result = await readInTime(file)
    expect(faultsOf(totalsOf(result), values)).toEqual([])
    expect([
      ...new Set([
        ...result.warnings,
        ...result.activities.flatMap((activity) => activity.warnings),
      ]),
    ]).toEqual(warnings)
    expect(
      Math.max(...result.activities.map(({ device }) => device?.length ?? 0)),
    ).toBeLessThanOrEqual(80)
  })

  test('none of them takes 256 MB', () => {
    expect(process.resourceUsage().maxRSS * 1024).toBeLessThan(256 * 1024 ** 2 + BASE_MEMORY)
  })
})

describe('the same workout in several files', () => {
  const groups = Object.entries(Object.groupBy(readable, ({ group }) => group))
  const workouts = groups.flatMap(([group, samples = []]) =>
    samples.length > 1 ? [{ group, samples }] : [],
  )

  test.each(workouts)('$group', async ({ samples }) => {
    const read = await Promise.all(
      samples.map(async ({ file }) => ({ file, result: await readActivityFile(readSample(file)) })),
    )
    const all = read.flatMap(({ file, result }) =>
      result.activities.map((activity) => ({ file, activity })),
    )
    const differ = (name: 'distance' | 'duration' | 'heart_rate_avg' | 'elapsed_time'): number => {
      const counted = all.filter(
        ({ file }) => !OWN_BASIS[file]?.skip.some((skipped) => skipped === name),
      )
      const values = counted.map(({ activity }) => activity[name]).filter((value) => value !== null)
      if (values.length < 2) return 0
      const spread = Math.max(...values) - Math.min(...values)
      return name === 'distance' ? spread / Math.max(...values, 1) : spread
    }
    expect(differ('distance')).toBeLessThanOrEqual(0.01)
    expect(differ('duration')).toBeLessThanOrEqual(2)
    expect(differ('elapsed_time')).toBeLessThanOrEqual(2)
    expect(differ('heart_rate_avg')).toBeLessThanOrEqual(1)
  })
})
