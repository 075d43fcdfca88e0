import { execFile } from 'node:child_process'
import { join } from 'node:path'

const SERVER = join(import.meta.dirname, '../../server')

export type Settings = Record<string, string>
type Outcome = { status: number; said: string }

/** Runs a program of the server as an operator does, with these settings and nothing else. */
export function runServer(file: string, args: string[], settings: Settings): Promise<Outcome> {
  const env = { PATH: process.env['PATH'], TZ: 'UTC', ...settings }
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  execFile(process.execPath, [join(SERVER, file), ...args], { env }, (error, stdout, stderr) =>
    resolve({ status: Number(error?.code ?? 0), said: `${stdout}${stderr}` }),
  )
  return promise
}
