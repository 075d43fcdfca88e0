import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { end, freePort, isReady, plainEnvironment } from '../../soak/product.ts'

export type TestNode = {
  url: string
  /** Lines of its log that contain this. */
  logged(words: string): string[]
  stop(): Promise<void>
}

/** A process of the product on a database, which answers requests and browsers once it is there. */
export async function startNode(databaseUrl: string, redisUrl: string): Promise<TestNode> {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-node-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['server/main.ts', '--no-demo', '--roles', 'web,live'], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: {
      ...plainEnvironment(),
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const state = { words: '' }
  for (const output of [child.stdout, child.stderr])
    output.on('data', (words: Buffer) => (state.words += String(words)))
  while (!(await isReady({ url }))) {
    if (child.exitCode !== null) throw new Error(`the node has ended: ${state.words}`)
    await sleep(50)
  }
  return {
    url,
    logged: (words) => state.words.split('\n').filter((line) => line.includes(words)),
    stop: async () => {
      await end(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
