import type { DeviceKind } from './bluetooth.ts'
import type { MonitorTask } from '#domain/live/monitor-task.ts'
import type { ConnectedDevice, Listening } from './connect-device.ts'
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
  const connected = new Map<string, ConnectedDevice>()
  let beat_at = 0
  const onMachine = machineHearer(parts)
  const onBeat = (heart_rate: number | null) => {
    beat_at = now()
    state.read({ heart_rate })
  }
  const connect = async (kind: DeviceKind): Promise<void> => {
    let known: Device = { kind, id: '', name: '', isReached: true, canSet: false, battery: null }
    const show = (part: Partial<Device>) => {
      known = { ...known, ...part }
      if (known.id !== '') state.change({ devices: withDevice(state.get().devices, known) })
    }
    const device = await sensors.connect(kind, {
      now,
      onMachine,
      onBeat,
      onBattery: (battery) => show({ battery }),
      onReach: (isReached) => show({ isReached }),
    })
    connected.get(device.id)?.stop()
    connected.set(device.id, device)
    show({ id: device.id, name: device.name, canSet: device.setTask !== null })
  }
  return {
    stop() {
      for (const device of connected.values()) device.stop()
      connected.clear()
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
    setTask: taskSetter(parts, connected),
    settle() {
      if (now() - beat_at > BEAT_MS) state.read({ heart_rate: null })
    },
  }
}

/** Sets on the monitor what is asked. */
const taskSetter =
  ({ state, holder }: Parts, connected: ReadonlyMap<string, ConnectedDevice>) =>
  async (task: MonitorTask): Promise<void> => {
    const setTask = connected.get(holder.get().machine?.id ?? '')?.setTask
    await setTask?.(task).catch(() => state.change({ failed: 'machine' }))
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
