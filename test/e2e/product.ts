import { fork, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../server/db/embedded.ts'
import { quickFolder } from '../support/quick-folder.ts'
import { zoneWhere } from './club-zone.ts'
import type { Template } from './worlds.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each worker asks for a product. */
    worlds: readonly string[]
    /** What chooses the looks of screens. */
    seed: number
  }
}

const PATIENCE_MS = 180_000

/**
 * Starts the product once as a person would, on an empty database with the demo, and keeps what it
 * has made: from a copy of it each file of stories gets a product of its own.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const undo: (() => unknown)[] = []
  const teardown = async () => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000))
    console.log(`Screens look as SEED=${seed} chooses.`)
    project.provide('seed', seed)
    const template = await seedTemplate(undo)
    const hosts = await Promise.all(
      Array.from({ length: project.config.maxWorkers }, () => startHost(template, undo)),
    )
    project.provide('worlds', hosts)
  } catch (error) {
    await teardown()
    throw error
  }
  return teardown
}

async function seedTemplate(undo: (() => unknown)[]): Promise<Template> {
  const room = quickFolder('slipway-e2e-')
  undo.push(() => rmSync(room, { recursive: true, force: true }))
  const embedded = await startEmbedded({ dataDir: room, fast: true, sockets: true })
  undo.push(() => embedded.stop())
  const { ownerUrl, superuserUrl } = embedded
  const folder = join(room, 'template')
  mkdirSync(folder)
  const zone = zoneWhere(process.env['STORY_CLOCK'] ?? '10:00', new Date())
  const time = new Date().toLocaleTimeString('en-GB', { timeZone: zone, timeStyle: 'short' })
  console.log(`In the club of the stories (${zone}) it is ${time}.`)
  const server = spawn(process.execPath, ['server/main.ts', '--demo'], {
    env: {
      ...process.env,
      TZ: 'UTC',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: ownerUrl,
      DEMO_TIME_ZONE: zone,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    await ready(server)
  } finally {
    await stopped(server)
  }
  return { folder, ownerUrl, superuserUrl, room }
}

/** A process in which products of a worker's stories run, one after another. */
async function startHost(template: Template, undo: (() => unknown)[]): Promise<string> {
  const host = fork(join(import.meta.dirname, 'worlds.ts'), [JSON.stringify(template)], {
    env: { ...process.env, TZ: 'UTC', UV_THREADPOOL_SIZE: '8' },
    execArgv: [],
  })
  undo.push(() => stopped(host))
  return new Promise((resolve, reject) => {
    host.once('message', (port) => resolve(`http://127.0.0.1:${String(port)}`))
    host.once('exit', (code) => reject(new Error(`the products of stories ended with ${code}`)))
  })
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(
      () => reject(new Error(`the product did not start in time: ${output}`)),
      PATIENCE_MS,
    )
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      if (!output.includes('Slipway is ready')) return
      clearTimeout(timer)
      resolve()
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.on('exit', (code) => reject(new Error(`the product ended with ${code}: ${output}`)))
  })
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.on('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
