import { afterAll, inject } from 'vitest'
import type { DemoFile } from '../../server/demo/demo-file.ts'
import type { World } from './worlds.ts'

/** What the demo of this file's product holds, and the folder of its data. */
export let demo: DemoFile
export let folder: string

/** Each file of stories has a product of its own, which nobody has used. */
export async function enterWorld(): Promise<void> {
  const world = await startProduct()
  ;({ demo, folder } = world)
  afterAll(world.stop)
}

export type Product = World & { stop(): Promise<void> }

/** A product on data of its own; a story that needs settings of its own starts one more. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const host = inject('worlds')[Number(process.env['VITEST_POOL_ID']) - 1]
  if (host === undefined) throw new Error('there is no product for this worker')
  const reply = await fetch(host, { method: 'POST', body: JSON.stringify(settings) })
  if (!reply.ok) throw new Error(`no product was started: ${await reply.text()}`)
  const world = (await reply.json()) as World
  const stop = async () => void (await fetch(`${host}/?${world.id}`, { method: 'DELETE' }))
  return { ...world, stop }
}
