import { expect, test } from 'vitest'
import type { Pool } from '../db/client.ts'
import { giveReplica } from '../db/replica.ts'
import { createLog } from '../log.ts'
import { stateMetrics } from './state.ts'

const pool = (max: number, totalCount: number, idleCount: number): Pool =>
  ({ options: { max }, totalCount, idleCount, waitingCount: 0 }) as Pool

test('every pool of a node is counted, one on a replica as well', async () => {
  const app = pool(10, 4, 1)
  giveReplica(app, pool(8, 8, 2))
  const metrics = stateMetrics({
    pools: { app },
    asking: { query: async () => ({ rows: [] }) } as unknown as Pool,
    dataDir: '.',
    backupHours: null,
    sockets: () => 0,
    log: createLog('silent'),
  })
  await metrics.refresh()
  const said = await metrics.registry.metrics()
  expect(said).toContain('slipway_pool_used{pool="app"} 3')
  expect(said).toContain('slipway_pool_used{pool="app replica"} 6')
  expect(said).toContain('slipway_pool_size{pool="app replica"} 8')
})
