import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = [
  'clients',
  'contract',
  'domain',
  'help',
  'readers',
  'server',
  'texts',
  'web',
  'test',
  'bench',
  'fuzz',
  'soak',
  'mutation',
  'scripts',
]

/** The types of the client and its examples are written by a program and not kept. */
const WRITTEN = /^clients\/typescript\/(calls\.ts|examples\/)/

export type Import = {
  /** Path from the root of the project, or the name of a package. */
  target: string
  isPackage: boolean
  /** Fetched when it is needed, not before its importer runs. */
  isLate: boolean
}
export type SourceFile = { path: string; text: string; imports: Import[] }

const IMPORT = /\bimport\s*\(\s*'([^']+)'|^(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?'([^']+)'/gm

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].map(([, lazy, named]) => {
    const name = lazy ?? named ?? ''
    const isLate = lazy !== undefined
    if (name.startsWith('#')) return { target: name.slice(1), isPackage: false, isLate }
    if (name.startsWith('.'))
      return { target: posix.join(posix.dirname(path), name), isPackage: false, isLate }
    return { target: name, isPackage: true, isLate }
  })
}

export const layerOf = (path: string) => path.split('/', 1)[0] ?? ''

/** Every TypeScript source of the project with what it imports. */
export const sourceFiles: readonly SourceFile[] = globSync(`{${FOLDERS.join(',')}}/**/*.{ts,tsx}`, {
  cwd: ROOT,
})
  .map((found) => found.replaceAll('\\', '/'))
  .filter((path) => !WRITTEN.test(path))
  .toSorted()
  .map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    return { path, text, imports: importsOf(path, text) }
  })

export const isTest = ({ path }: SourceFile): boolean =>
  path.startsWith('test/') || path.endsWith('.test.ts')
