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
const [{ ConfigError }, { readConfig }, reset, { StartError }, { startServer }] = await Promise.all(
  [
    import('./config-error.ts'),
    import('./config.ts'),
    import('./demo-reset.ts'),
    import('./start-error.ts'),
    import('./start.ts'),
  ],
)

try {
  const config = readConfig(process.env, process.argv.slice(2))
  const server = await startServer(config, inProject('dist/web'), console.log)
  const hurry = new AbortController()
  let stopping = false
  const end = (status: () => number) => {
    if (stopping) return
    stopping = true
    server.stop(hurry.signal).then(
      () => process.exit(status()),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Somebody at the terminal, or who asks again, does not want to wait.
      if (stopping || signal === 'SIGINT') hurry.abort()
      end(() => 0)
    })
  }
  reset.atReset(config, () =>
    end(() => {
      reset.emptyFolder(config.dataDir)
      return reset.BEGIN_AGAIN
    }),
  )
} catch (error) {
  console.error(error instanceof StartError || error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
