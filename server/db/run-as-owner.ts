import { ConfigError } from '../config-error.ts'
import { readConfig, type Config } from '../config.ts'
import { errorCode, StartError } from '../start-error.ts'
import { openDatabase } from './open.ts'

type Undo = (() => Promise<unknown>)[]

/**
 * The frame of a command line: runs `work` with the arguments and the configuration, and prints the
 * sentence it answers. No answer means that the arguments were wrong: then `usage` is shown. What
 * it adds to `undo` is done at the end.
 */
export async function runCommand(
  usage: string,
  work: (args: string[], config: Config, undo: Undo) => Promise<string | undefined>,
): Promise<void> {
  const undo: Undo = []
  try {
    const said = await work(process.argv.slice(2), readConfig(process.env, []), undo).catch(
      (error: unknown) => {
        if (!errorCode(error)?.startsWith('ERR_PARSE_ARGS')) throw error
      },
    )
    console.log(said ?? `Usage: ${usage}`)
    if (said === undefined) process.exitCode = 1
  } catch (error) {
    console.error(
      error instanceof StartError || error instanceof ConfigError ? error.message : error,
    )
    process.exitCode = 1
  } finally {
    for (const step of undo.toReversed()) await step()
  }
}

/** The same for work on the database as its owner, which is brought up to date first. */
export const runAsOwner = (
  usage: string,
  work: (ownerUrl: string, args: string[], config: Config) => Promise<string | undefined>,
): Promise<void> =>
  runCommand(usage, async (args, config, undo) => {
    const ownerUrl = await ownerUrlOf(config, undo)
    await (await openDatabase(ownerUrl, { reactions: [], urls: config.database?.urls })).close()
    return work(ownerUrl, args, config)
  })

/** Finds or starts the database of the configuration. */
export async function ownerUrlOf({ database, dataDir }: Config, undo: Undo): Promise<string> {
  if (database) return database.url
  const { startEmbedded } = await import('./embedded.ts')
  const { ownerUrl, stop } = await startEmbedded({ dataDir })
  undo.push(stop)
  return ownerUrl
}
