import { expect, test } from 'vitest'
import { START, steadyRow } from '../test/support/recordings.ts'
import { writeFit, type FitFileContent } from '../server/demo/fit-writer.ts'
import { readActivity } from './read-activity.ts'

const read = async (content: Omit<FitFileContent, 'start' | 'sport'>) =>
  (await readActivity(writeFit({ start: START, sport: 15, ...content }))).activities.map(
    ({ warnings }) => warnings,
  )

test('the change between two sports is recognized as one', async () => {
  const sessions = [
    { start: 0, time: 300, distance: 1200, sport: 1 },
    { start: 300, time: 40, distance: 160, sport: 3 },
    { start: 340, time: 259, distance: 1036, sport: 2 },
  ]
  expect(await read({ records: steadyRow(600), session: sessions, laps: sessions })).toEqual([
    [],
    ['transition'],
    [],
  ])
})

test.each([
  [1, ['single_record']],
  [2, []],
])('%i records alone: %j', async (seconds, warnings) =>
  expect(await read({ records: steadyRow(seconds) })).toEqual([warnings]),
)

test('a single record with a total of the device is an outing', async () => {
  expect(
    await read({ records: steadyRow(1), session: { start: 0, time: 1200, distance: 4800 } }),
  ).toEqual([expect.not.arrayContaining(['single_record'])])
})
