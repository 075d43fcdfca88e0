import { dirname } from 'node:path/posix'
import { expect, test } from 'vitest'
import { isTest, sourceFiles, type SourceFile } from './tree.ts'

/** Together no longer than one reads at a glance. */
const MOST_LINES = 150
const MOST_BYTES = 6_000
/** What every feature keeps in files of these names, and what programs write. */
const OF_EVERY_FEATURE =
  /(^|\/|-)(routes|queries|commands|jobs|statements|rules|open|worker)\.tsx?$|\/routine-types\//
/** What one seed after the other loads. */
const SEED = /^server\/demo\/seed-/

const importers = Map.groupBy(
  sourceFiles.flatMap((file) =>
    file.imports.filter(({ isPackage }) => !isPackage).map(({ target }) => ({ by: file, target })),
  ),
  ({ target }) => target,
)
const talksToDatabase = ({ text }: SourceFile) =>
  /from 'kysely'|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text)

/** The only file that imports it, from the same folder and at once. */
function onlyImporter(file: SourceFile): SourceFile | undefined {
  const [first, ...others] = new Set(importers.get(file.path)?.map(({ by }) => by))
  if (!first || others.length > 0 || isTest(first)) return undefined
  const isLate = first.text.includes(
    `import('./${file.path.slice(dirname(file.path).length + 1)}')`,
  )
  return !isLate && dirname(first.path) === dirname(file.path) ? first : undefined
}

const isNamedElsewhere = ({ path }: SourceFile) =>
  sourceFiles.some(({ text }) => text.includes(path))

test('a short file that one other alone uses is part of it', () => {
  const alone = sourceFiles
    .filter(({ path }) => /^(server|web|domain|readers)\//.test(path))
    .filter((file) => !isTest(file) && !OF_EVERY_FEATURE.test(file.path) && !SEED.test(file.path))
    .flatMap((file) => {
      const user = onlyImporter(file)
      if (!user || user.path.endsWith('/open.ts')) return []
      if (talksToDatabase(file) && !talksToDatabase(user)) return []
      if (file.path.endsWith('x') && !user.path.endsWith('x')) return []
      const text = file.text + user.text
      const fits = text.length <= MOST_BYTES && text.split('\n').length <= MOST_LINES
      return fits && !isNamedElsewhere(file) ? [`${file.path} → ${user.path}`] : []
    })
  expect(alone).toEqual([])
})
