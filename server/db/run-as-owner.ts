import { ConfigError } from '../config-error.ts'
import { readConfig, type Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { openDatabase } from './open.ts'

/**
 * The frame of a command line: finds or starts the database of the configuration, brings it up to
 * date, runs `work` as its owner with the arguments and the configuration, and prints the sentence
 * it answers. No answer means that the arguments were wrong: then `usage` is shown.
 */
export async function runAsOwner(
  usage: string,
  work: (ownerUrl: string, args: string[], config: Config) => Promise<string | undefined>,
): Promise<void> {
  const undo: (() => Promise<unknown>)[] = []
  try {
    const config = readConfig(process.env, [])
    const ownerUrl = config.database?.url ?? (await embedded(config.dataDir, undo))
    const urls = config.database?.urls
    const database = await openDatabase(ownerUrl, { reactions: [], urls })
    await database.close()
    const said = await work(ownerUrl, process.argv.slice(2), config)
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

async function embedded(dataDir: string, undo: (() => Promise<unknown>)[]): Promise<string> {
  const { startEmbedded } = await import('./embedded.ts')
  const { ownerUrl, stop } = await startEmbedded({ dataDir })
  undo.push(stop)
  return ownerUrl
}
