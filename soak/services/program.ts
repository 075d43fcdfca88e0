import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, closeSync, openSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'

/** Somebody else under whom a program runs, because it refuses root. */
export type Account = { uid: number; gid: number }
export type Program = { child: ChildProcess; words(): string }

const run = promisify(execFile)

/** The account of that name where we are root; undefined: we run it ourselves. */
export function accountOf(name: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (kind: string) => Number(spawnSync('id', [kind, name], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

export const giveTo = (account: Account | undefined, folder: string): void =>
  account && chownSync(folder, account.uid, account.gid)

/** Starts a program whose words are kept in a file. */
export function startProgram(
  file: string,
  args: readonly string[],
  {
    log,
    account,
    env = {},
  }: { log: string; account?: Account | undefined; env?: NodeJS.ProcessEnv },
): Program {
  const output = openSync(log, 'a')
  const child = spawn(file, args, {
    ...account,
    cwd: '/',
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  return { child, words: () => readFileSync(log, 'utf8') }
}

/** Runs a program to its end. @throws Error with its words where it fails */
export async function runProgram(
  file: string,
  args: readonly string[],
  account?: Account,
): Promise<string> {
  const { stdout } = await run(file, args, { ...account, cwd: '/' })
  return stdout
}
