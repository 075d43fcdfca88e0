import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import type { Activity } from '../../readers/activity.ts'
import { readActivityFile, stopReading } from '../../server/recordings/imports/read-in-worker.ts'
import { readManifest, readSample } from './manifest.ts'

afterAll(stopReading)

const TABLE = new URL('starts.txt', import.meta.url)
const HEADING =
  '# When each activity of a sample began: an instant, readings of a clock on the wall, or -.\n' +
  '# Written by the test beside it with UPDATE=1; a changed start is reviewed in the diff.\n'

const startOf = ({ start_time, start_local }: Activity): string =>
  start_time ?? (start_local.join(' or ') || '-')

/** The first and the last start are enough of a season of hundreds. */
const MOST = 12

const startsIn = async (file: string): Promise<string> => {
  const read = await readActivityFile(readSample(file)).catch(() => null)
  const starts = read?.activities.map(startOf) ?? ['refused']
  const shown =
    starts.length > MOST
      ? [...starts.slice(0, 2), `${starts.length - 4} more`, ...starts.slice(-2)]
      : starts
  return `${file}\t${shown.join(', ')}`
}

test('the starts of all samples are those of the table', async () => {
  const lines: string[] = []
  for (const { file } of readManifest()) lines.push(await startsIn(file))
  const table = `${HEADING}${lines.toSorted().join('\n')}\n`
  if (process.env['UPDATE'] === '1') writeFileSync(TABLE, table)
  expect(table).toBe(readFileSync(TABLE, 'utf8'))
})
