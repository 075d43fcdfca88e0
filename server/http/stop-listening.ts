import type { Server } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

const QUIET_MS = 2
const MOST_TURNS = 2000

/**
 * Closes the port, and serves on those who are connected. A port that closes cuts off who waits to
 * be let in, whose request may be on its way: so it closes right after a turn of the event loop
 * that let nobody in, of whom each turn takes one, and that took no time.
 */
export async function stopListening(server: Server): Promise<void> {
  const state = { letIn: 0 }
  const count = () => void state.letIn++
  server.on('connection', count)
  await nextTurn() // a turn from its begin
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    const [begun, before] = [performance.now(), state.letIn]
    await nextTurn()
    if (state.letIn === before && performance.now() - begun < QUIET_MS) break
  }
  server.off('connection', count)
  server.close()
}
