import type { DeviceKind } from './bluetooth.ts'
import type { Listening } from './connect-device.ts'
import type { Device, StateStore } from './recorder-state.ts'
import { machineHeard, raceKept } from './run-machine.ts'
import type { RunHolder } from './run-holder.ts'
import type { Sensors } from './sensors.ts'

/** A heart that was not felt for so long is not known. */
const BEAT_MS = 10_000
/** So often the page draws what a machine says. */
const DRAW_MS = 200

type Parts = { sensors: Sensors; now: () => number; state: StateStore; holder: RunHolder }

/** The machines and belts that somebody connects, until `stop`. */
export function deviceSense(parts: Parts) {
  const { sensors, now, state } = parts
  const stops = new Map<string, () => void>()
  let beat_at = 0
  const onMachine = machineHearer(parts)
  const onBeat = (heart_rate: number | null) => {
    beat_at = now()
    state.read({ heart_rate })
  }
  const connect = async (kind: DeviceKind): Promise<void> => {
    let known: Device = { kind, id: '', name: '', isReached: true, battery: null }
    const show = (part: Partial<Device>) => {
      known = { ...known, ...part }
      if (known.id !== '') state.change({ devices: withDevice(state.get().devices, known) })
    }
    const { stop, ...named } = await sensors.connect(kind, {
      now,
      onMachine,
      onBeat,
      onBattery: (battery) => show({ battery }),
      onReach: (isReached) => show({ isReached }),
    })
    stops.get(named.id)?.()
    stops.set(named.id, stop)
    show(named)
  }
  return {
    stop() {
      for (const stop of stops.values()) stop()
      stops.clear()
    },
    /** Whether one was chosen and answers. */
    async connect(kind: DeviceKind): Promise<boolean> {
      state.change({ asking: kind, failed: null })
      try {
        await connect(kind)
        state.change({ asking: null })
        return true
      } catch {
        state.change({ asking: null, failed: kind })
        return false
      }
    },
    settle() {
      if (now() - beat_at > BEAT_MS) state.read({ heart_rate: null })
    },
  }
}

/** Each device once, in the order in which they were connected. */
const withDevice = (devices: readonly Device[], device: Device): readonly Device[] =>
  devices.some(({ id }) => id === device.id)
    ? devices.map((one) => (one.id === device.id ? device : one))
    : [...devices, device]

function machineHearer({ now, state, holder }: Parts): Listening['onMachine'] {
  let drawn_at = 0
  return (id, change) => {
    const at = now()
    // What was rowed until the start belongs before it.
    holder.update((run) => raceKept(run, { at, readings: state.get().readings }))
    holder.adjust((run) => machineHeard(run, id, change))
    if (at - drawn_at < DRAW_MS) return
    drawn_at = at
    state.change({ run: holder.get() })
  }
}
