import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = ['contract', 'domain', 'readers', 'server', 'web', 'test', 'bench', 'fuzz', 'soak', 'mutation', 'scripts']

export type Import = {
  /** Path from the root of the project, or the name of a package. */
  target: string
  isPackage: boolean
  typeOnly: boolean
}
export type SourceFile = { path: string; text: string; lines: number; imports: Import[] }

const IMPORT = /\bimport\s*\(\s*'([^']+)'|^(?:import|export)\s(type\s)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)'/gm

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].map(([, lazy, type, named]) => {
    const name = lazy ?? named ?? ''
    const typeOnly = type !== undefined
    if (name.startsWith('#')) return { target: name.slice(1), isPackage: false, typeOnly }
    if (name.startsWith('.')) return { target: posix.join(posix.dirname(path), name), isPackage: false, typeOnly }
    return { target: name, isPackage: true, typeOnly }
  })
}

/** Every TypeScript source of the project with what it imports. */
export const sourceFiles: readonly SourceFile[] = globSync(`{${FOLDERS.join(',')}}/**/*.{ts,tsx}`, { cwd: ROOT })
  .map((found) => found.replaceAll('\\', '/'))
  .toSorted()
  .map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8')
    return { path, text, lines: text.trimEnd().split('\n').length, imports: importsOf(path, text) }
  })

export const isTest = ({ path }: SourceFile): boolean => path.startsWith('test/') || path.endsWith('.test.ts')
