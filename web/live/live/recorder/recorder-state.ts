import { createStore, type Store } from '../../../shell/store.ts'
import type { DeviceKind } from './bluetooth.ts'
import type { Reach } from './keep-sending.ts'
import { NO_READINGS, type Readings, type Run } from './run.ts'
import type { PositionTrouble } from './sensors.ts'

/** How the page stands; each sensor by what can be done about it. */
export type RecorderState = {
  run: Run
  readings: Readings
  at: number
  position: 'off' | 'waiting' | 'weak' | 'good' | PositionTrouble
  motion: 'off' | 'on' | 'denied' | 'missing'
  /** Machines and belts, whether this browser can have any, and which is sought or was not found. */
  hasBluetooth: boolean
  devices: readonly Device[]
  asking: DeviceKind | null
  failed: DeviceKind | null
  reach: Reach
  store: 'kept' | 'full'
}

export type Device = {
  kind: DeviceKind
  id: string
  name: string
  isReached: boolean
  /** Whether a workout can be set on it from here. */
  canSet: boolean
  /** Per cent, where it says so. */
  battery: number | null
}

export type StateStore = Store<RecorderState> & {
  change(part: Partial<RecorderState>): void
  read(part: Partial<Readings>): void
}

type First = Pick<RecorderState, 'run' | 'at' | 'hasBluetooth'>

export function recorderState(first: First): StateStore {
  const store = createStore<RecorderState>({
    ...first,
    readings: NO_READINGS,
    position: 'off',
    motion: 'off',
    devices: [],
    asking: null,
    failed: null,
    reach: 'unknown',
    store: 'kept',
  })
  return {
    ...store,
    change: (part) => store.set({ ...store.get(), ...part }),
    read: (part) => store.set({ ...store.get(), readings: { ...store.get().readings, ...part } }),
  }
}
