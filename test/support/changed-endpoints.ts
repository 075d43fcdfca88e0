import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpointsOf } from '../../server/http/mount.ts'

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
