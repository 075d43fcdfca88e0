import { basename } from 'node:path/posix'
import { expect, test } from 'vitest'
import { isTest, layerOf, sourceFiles } from './tree.ts'

/** What a file of a feature is to it, alone or after what it is about. */
const ROLES =
  'routes queries commands jobs statements rules open facts notify events worker config store ' +
  'settings features'
/** What a file is where it is a thing, and exports its parts. */
const THINGS =
  'app assistant backup box changes checks client command comparison cookies copies counters ' +
  'cursor doctor embedded encryption filter format gate history hosts icalendar impersonation ' +
  'keys lanes lines list main membership messages notices occurrences oidc openapi parsers parts ' +
  'passwords people picture pieces plan progress proposals reactions readers registry ' +
  'renumbering results rows runner scores secrets security sheet sheets signature site state ' +
  'table tables tests tools training types upload values version versions xlsx'
const WORDS = `${ROLES} ${THINGS}`.split(' ')

const nameOf = (path: string) => basename(path, '.ts')
const lastOf = (name: string) => name.split('-').at(-1) ?? ''
const files = sourceFiles.filter(
  (file) =>
    layerOf(file.path) === 'server' &&
    !isTest(file) &&
    !/\/routine-types\/|^server\/demo\/|\.d\.ts$/.test(file.path),
)

const singular = (word: string) =>
  word.toLowerCase().replace(/ies$/, 'y').replace(/e?s$/, '').replace(/e$/, '')

/** Whether the last word of a name is one of what the file exports: `demandRoom` for `room`. */
function isExported(text: string, name: string): boolean {
  const exported = text.matchAll(
    /^export (?:async )?(?:function\*?|const|type|class|interface) (\w+)/gm,
  )
  const words = [...exported].flatMap(([, one = '']) =>
    one.replaceAll(/([A-Z])/g, ' $1').split(/[ _]/),
  )
  return words.map(singular).includes(singular(lastOf(name)))
}

test('files on the server are named by what they are to their feature, or what they export', () => {
  const strange = files.filter(
    ({ path, text }) => !WORDS.includes(lastOf(nameOf(path))) && !isExported(text, nameOf(path)),
  )
  expect(strange.map(({ path }) => path)).toEqual([])
})

test('no word stays in the vocabulary that no file needs', () => {
  const needed = new Set(
    files
      .filter(({ path, text }) => !isExported(text, nameOf(path)))
      .map(({ path }) => lastOf(nameOf(path))),
  )
  expect(THINGS.split(' ').filter((word) => !needed.has(word))).toEqual([])
})
