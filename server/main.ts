import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from './config.ts'
import { StartError } from './start-error.ts'
import { startServer } from './start.ts'

/** The process: starts, prints where it listens, and drains on the first SIGTERM or SIGINT. */
const webFolder = fileURLToPath(new URL('../dist/web', import.meta.url))

try {
  const server = await startServer(readConfig(process.env, process.argv.slice(2)), webFolder, console.log)
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
} catch (error) {
  console.error(error instanceof StartError || error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
