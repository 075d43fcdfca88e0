import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { otherTime } from '../../scripts/faketime.mjs'
import type { Installation } from './fault.ts'

const RIGHT = '+0'
/** A day and two hours ahead, as by a wrong battery, and an hour behind, as by a wrong zone. */
const WRONG = ['+26h', '-1h']
const HOLD_MS = 2000

/** The settings by which a process reads in a file how wrong its clock is. */
export function wrongClock(file: string): Record<string, string> {
  writeFileSync(file, RIGHT)
  return {
    ...otherTime(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
  }
}

/** Each of them for a while, and then the right time again. */
export async function turnClock({ clock }: Installation) {
  for (const wrong of WRONG) {
    writeFileSync(clock, wrong)
    await sleep(HOLD_MS)
  }
  return async () => writeFileSync(clock, RIGHT)
}
