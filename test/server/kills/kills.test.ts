import { expect, test } from 'vitest'
import { runKills } from '../../../soak/kills.ts'

const KILLED = { rounds: 2, seed: Date.now() % 1_000_000 }

test('finishes every import once and loses nothing when its processes are killed', async () => {
  const { ledger, faults } = await runKills(KILLED)
  expect(faults, `with the seed ${KILLED.seed}`).toEqual([])
  expect(ledger.imports.length).toBeGreaterThan(0)
}, 300_000)

test('survives a PostgreSQL of somebody else that is killed and comes back', async () => {
  const { ledger, faults } = await runKills({
    ...KILLED,
    kind: 'external',
    victims: ['backend', 'postmaster'],
    athletes: 8,
  })
  expect(faults, `with the seed ${KILLED.seed}`).toEqual([])
  expect(ledger.sessions.length).toBeGreaterThan(0)
}, 300_000)
