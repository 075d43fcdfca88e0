import { ACCURATE_M, type Fix } from '#domain/live/odometer.ts'
import { motionAfter, NO_MOTION, strokeRateOf } from '#domain/live/stroke-motion.ts'
import type { StateStore } from './recorder-state.ts'
import { moved, strokeOf } from './run.ts'
import type { RunHolder } from './run-holder.ts'
import type { Sensors } from './sensors.ts'

type Parts = { sensors: Sensors; now: () => number; state: StateStore; holder: RunHolder }

/** Where the phone is and how it moves: what the sensors say, from `begin` until `stop`. */
export function senses({ sensors, state, holder }: Parts) {
  let stops: (() => void)[] = []
  let trace = NO_MOTION
  let round = 0
  const takeFix = (fix: Fix) => {
    state.change({ position: fix.accuracy <= ACCURATE_M ? 'good' : 'weak' })
    state.read({ fix })
    holder.adjust((run) => moved(run, fix))
  }
  const stop = () => {
    round += 1
    for (const one of stops) one()
    stops = []
  }
  return {
    stop,
    async begin() {
      // In the same tap: a device that asks for motion wants one.
      const asking = sensors.askForMotion()
      stop()
      const begun = round
      state.change({ position: 'waiting' })
      stops.push(
        sensors.watchPosition(takeFix, (position) => state.change({ position })),
        sensors.watchBattery((battery) => state.read({ battery })),
      )
      const motion = await asking
      if (begun !== round) return
      state.change({ motion: motion === 'granted' ? 'on' : motion })
      if (motion === 'granted')
        stops.push(sensors.watchMotion((felt) => (trace = motionAfter(trace, felt))))
    },
    /** The stroke rate of the last seconds. */
    settle: () => state.read({ stroke_rate: strokeRateOf(trace, strokeOf(holder.get())) }),
  }
}
