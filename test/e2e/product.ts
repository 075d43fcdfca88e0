import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { DemoFile } from '../../server/demo/demo-file.ts'
import { quickFolder } from '../support/quick-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    products: readonly { demo: DemoFile; folder: string }[]
  }
}

const PATIENCE_MS = 180_000

/**
 * Starts the product as a person would, on an empty data folder with the demo, once for each worker
 * of browser tests.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const products = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startProduct()),
  )
  project.provide(
    'products',
    products.map(({ demo, folder }) => ({ demo, folder })),
  )
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()))
  }
}

type Product = { demo: DemoFile; folder: string; stop(): Promise<void> }

/** A product on data of its own; a test that needs settings of its own starts one more. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const folder = quickFolder('slipway-e2e-')
  const port = await freePort()
  const env = {
    ...process.env,
    TZ: 'UTC',
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const server = spawn(process.execPath, ['server/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    await stopped(server)
    rmSync(folder, { recursive: true, force: true })
  }
  await ready(server).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    demo: JSON.parse(readFileSync(join(folder, 'demo.json'), 'utf8')) as DemoFile,
    folder,
    stop,
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(
      () => reject(new Error(`the product did not start in time: ${said}`)),
      PATIENCE_MS,
    )
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (!said.includes('Slipway is ready')) return
      clearTimeout(timer)
      resolve()
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.on('exit', (code) => reject(new Error(`the product ended with ${code}: ${said}`)))
  })
}

function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    server.removeAllListeners('exit')
    server.on('exit', () => resolve())
    server.kill('SIGTERM')
  })
}
