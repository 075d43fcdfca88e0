import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { VERSION } from './version.ts'

/** The process: starts, prints where it listens, and drains on the first SIGTERM or SIGINT. */
const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

if (process.argv.includes('--version')) {
  console.log(VERSION)
  process.exit(0)
}

// Files without their types and as bytecode, for the next start; so all else is imported after
// this.
enableCompileCache(inProject('node_modules/.cache/slipway'))
const [{ ConfigError, readConfig }, { StartError }, { startServer }] = await Promise.all([
  import('./config.ts'),
  import('./start-error.ts'),
  import('./start.ts'),
])

try {
  const server = await startServer(
    readConfig(process.env, process.argv.slice(2)),
    inProject('dist/web'),
    console.log,
  )
  const hurry = new AbortController()
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Somebody at the terminal, or who asks again, does not want to wait.
      if (stopping || signal === 'SIGINT') hurry.abort()
      if (stopping) return
      stopping = true
      server.stop(hurry.signal).then(
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
