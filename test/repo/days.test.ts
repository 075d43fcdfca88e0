import { expect, test } from 'vitest'
import { isTest, sourceFiles } from './tree.ts'

/** The first ten letters of an instant, which are its day in UTC. */
const CUT = /\b\w+_(at|used)\b[!?)]*\.(slice|substring)\(0, 10\)/

test('no instant is cut to a day, which would be that of UTC', () => {
  const found = sourceFiles.filter(
    (file) => /^(server|web)\//.test(file.path) && !isTest(file) && CUT.test(file.text),
  )
  expect(
    found.map(({ path }) => path),
    'use dayIn with the zone of the club',
  ).toEqual([
    // The name of a file of somebody in any number of clubs.
    'server/people/own-data/routes.ts',
  ])
})
