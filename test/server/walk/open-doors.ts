import { NEVER_DONE, openCells, outcomeOfCell, succeeded } from '../matrix-run.ts'
import { differences, TABLES } from '../matrix-table.ts'
import { nameOf } from '../matrix-world.ts'
import type { Oracle } from './oracle.ts'

/** Behind an open door each persona gets the committed answer, and somebody gets through. */
export const openDoors: Oracle = {
  name: 'open doors',
  every: 12,
  asks: () => true,
  async ask({ quiet }, endpoint) {
    const world = await quiet()
    const name = nameOf(endpoint)
    const answered = []
    for (const cell of openCells(world, endpoint))
      answered.push({
        whose: cell.special ?? cell.whose,
        who: cell.persona.name,
        outcome: await outcomeOfCell(world, cell),
      })
    const isDone = answered.some(({ whose, outcome }) =>
      succeeded(endpoint, `${whose} · ${outcome}`),
    )
    return {
      cells: answered.length,
      faults: [
        ...differences(TABLES.open, name, answered),
        ...(isDone === name in NEVER_DONE
          ? [isDone ? 'is done: take it off the list NEVER_DONE' : 'lets nobody through']
          : []),
      ],
    }
  },
}
