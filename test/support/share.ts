import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpointsOf } from '../../server/http/mount.ts'

/**
 * `npm test` asks a share of the cells, chosen by SEED, which it prints; `npm run test:all` asks
 * all of them.
 */
export const SEED = process.env['SEED'] ?? '1'
export const isWhole = process.env['TEST_ALL'] === '1'

/** Whether `key` is in the share of one in `every` of this run. */
export const isInShare = (key: string, every: number): boolean =>
  isWhole || hashOf(`${SEED} ${key}`) % every === 0

/** How many random worlds or runs a test makes: all, or so many that it is quick. */
export const runs = (all: number, quick: number): number => (isWhole ? all : quick)

/** A proof asks worlds that no run of the tests has asked, beyond so many. */
const BEYOND = Number(process.env['WORLDS_BEYOND'] ?? 0)

/** Seeds of random worlds: the first ones of all runs, or some chosen by SEED. */
export function worldSeeds(first: number, all: number, quick: number): number[] {
  const start = isWhole ? first : first + (hashOf(SEED) % all)
  return Array.from({ length: runs(all, quick) }, (_, index) =>
    isWhole ? start + BEYOND + index : first + ((start - first + index) % all),
  )
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash >>> 0
}

const root = join(import.meta.dirname, '../..')

/** Endpoints of features whose contract or server files differ from the main branch. */
export async function changedEndpoints(): Promise<ReadonlySet<Endpoint>> {
  const features = new Set(changedFiles().flatMap((path) => featureOf(path) ?? []))
  const changed = new Set<Endpoint>()
  for (const file of globSync('contract/**/*.ts', { cwd: root })) {
    const name = file.slice('contract/'.length, -'.ts'.length)
    const isChanged = [...features].some((one) => name === one || name.startsWith(`${one}-`))
    if (!isChanged) continue
    const contract = (await import(join(root, file))) as object
    for (const [, endpoint] of endpointsOf(contract)) changed.add(endpoint)
  }
  return changed
}

/** `planning/attendance` for a file of its contract or its folder on the server. */
const featureOf = (path: string): string | undefined =>
  /^contract\/([\w-]+\/[\w-]+)\.ts$/.exec(path)?.[1] ??
  /^server\/([\w-]+\/[\w-]+)\//.exec(path)?.[1]

/** Paths changed since the main branch; none where there is no git or no such branch. */
function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  for (const branch of ['origin/main', 'main'])
    try {
      const base = git('merge-base', 'HEAD', branch).trim()
      const tracked = git('diff', '--name-only', base)
      const untracked = git('ls-files', '--others', '--exclude-standard')
      return `${tracked}\n${untracked}`.split('\n').filter(Boolean)
    } catch {
      // Try the next name of the main branch.
    }
  return []
}
