import { expect, test } from 'vitest'
import { recordedBests } from '#domain/training/recorded-bests.ts'
import { readActivity } from '../../readers/read-activity.ts'
import { FileRefusal } from '../../readers/refusal.ts'
import { readManifest, readSample } from './manifest.ts'

/** Times are written in milliseconds. */
const ROUNDING_S = 0.002

const files = readManifest().flatMap(({ file }) => (file.startsWith('hostile/') ? [] : [file]))

const activitiesOf = async (file: string) => {
  try {
    return (await readActivity(readSample(file))).activities
  } catch (error) {
    if (error instanceof FileRefusal) return []
    throw error
  }
}

test('no best of a sample goes across a restart of its clock', async () => {
  const restarted: string[] = []
  const across: string[] = []
  for (const file of files)
    for (const { channels, restarts } of await activitiesOf(file)) {
      if (restarts.length > 0) restarted.push(file)
      for (const { kind, span, value, start } of recordedBests(channels, restarts)) {
        const finish = start + (kind === 'time' ? value : span)
        if (restarts.some((at) => at > start + ROUNDING_S && at < finish - ROUNDING_S))
          across.push(`${file}: ${kind} ${span}`)
      }
    }
  expect(restarted).toContain('csv/rowingdata__Speedcoach2example.csv')
  expect(across).toEqual([])
})
