import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRecordingClub, type RecordingClub } from '../support/recording-club.ts'
import { readManifest, samplePath } from './manifest.ts'

let club: RecordingClub
beforeAll(async () => {
  club = await openRecordingClub()
  await club.app.work()
})
afterAll(() => club.app.close())

const TIMES = 50
const PATIENCE = { timeout: 30_000 }
/** Nine minutes over 2000 m, and three short pieces. */
const FILES = ['fit/rowingdata__test_export_dev.fit', 'fit/rowingdata__3x250m.fit']

test('files of real boats are rowed live, and become the recordings of their boats', async () => {
  const codes = [await club.crewCode(), await club.athleteCode()]
  const rowing = promisify(execFile)(process.execPath, [
    'soak/live-simulate.ts',
    ...codes.flatMap((code) => ['--code', code]),
    `--url=${club.app.url}`,
    `--times=${TIMES}`,
    ...FILES.map(samplePath),
  ])
  await expect
    .poll(async () => (await club.followed()).boats.map(({ distance }) => distance > 0), PATIENCE)
    .toEqual([true, true])
  await rowing
  const imported = () =>
    club.app.rows<{ crew_id: number | null; distance: number; seconds: number }>(
      `select i.crew_id, a.distance, a.elapsed_time as seconds from live_recordings r
        join imports i on i.id = r.import_id
        join activities a on a.import_id = i.id
        where r.club_id = $1 order by i.crew_id nulls last`,
      [club.club],
    )
  await expect.poll(async () => (await imported()).length, PATIENCE).toBe(FILES.length)
  const recorded = await imported()
  expect(recorded.map(({ crew_id }) => crew_id)).toEqual([club.crew, null])
  for (const [place, file] of FILES.entries()) {
    const said = readManifest().find((one) => one.file === file)
    const { distance = 0, seconds = 0 } = recorded[place] ?? {}
    expect(distance / (said?.distance ?? Number.NaN), file).toBeCloseTo(1, 2)
    expect(seconds / (said?.duration ?? Number.NaN), file).toBeCloseTo(1, 2)
  }
})
