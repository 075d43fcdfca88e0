import type { Connection } from '#contract/live/live-recorder.ts'
import type { MonitorTask } from '#domain/live/monitor-task.ts'
import { RECORDING } from '#domain/live/recording.ts'
import { ACCURATE_M, type Fix } from '#domain/live/odometer.ts'
import { motionAfter, NO_MOTION, strokeRateOf } from '#domain/live/stroke-motion.ts'
import type { Store } from '../../../shell/store.ts'
import { keepSending, type KeepsSending, type Reach } from './keep-sending.ts'
import { recorderState, type RecorderState, type StateStore } from './recorder-state.ts'
import { holdRun, type RunHolder } from './run-holder.ts'
import {
  isOver,
  marked,
  nothing,
  paused,
  pieceBegun,
  restBegun,
  ticked,
  moved,
  strokeOf,
  type Now,
  type Run,
  type Step,
} from './run.ts'
import type { DeviceKind } from './bluetooth.ts'
import { deviceSense } from './device-sense.ts'
import { isOnMachineIn, raceKept } from './run-machine.ts'
import { discarded, messageShown, takenBack } from './run-control.ts'
import type { Calls } from './sender.ts'
import type { Sensors } from './sensors.ts'
import type { RecorderStore } from './stores.ts'

type Parts = { sensors: Sensors; now: () => number; state: StateStore; holder: RunHolder }

/** Where the phone is and how it moves: what the sensors say, from `begin` until `stop`. */
function senses({ sensors, state, holder }: Parts) {
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

export type Recorder = {
  state: Store<RecorderState>
  /** Asks for the sensors, and is heard of by the server. Within a tap. */
  prepare(): void
  start(): void
  pause(): void
  resume(): void
  finish(): void
  discard(): void
  takeBack(): void
  beginPiece(): void
  endPiece(): void
  /** Whether the next piece begins by itself after the rest. */
  goOnByItself(wanted: boolean): void
  /** A message stands on the screen, which the coach is to know. */
  showMessage(number: number): void
  /** Lets somebody choose a machine or a belt. Within a tap. */
  connect(kind: DeviceKind): Promise<void>
  /** Sets on the monitor what the race or the plan asks. */
  setTask(task: MonitorTask): Promise<void>
  /** Whether somebody sits there and waits for the start of a race. */
  beReady(is_ready: boolean): void
  /** What the code leads to, as the server says it now. */
  learn(connection: Connection): void
  /** Sends at once what there is. */
  poke(): void
  close(): void
}

export type RecorderParts = {
  run: Run
  /** What earlier recordings of this phone have not sent yet. */
  earlier: readonly Run[]
  store: RecorderStore
  calls: Calls
  sensors: Sensors
  now: () => number
}

const TICK_MS = 1000

/** Records on this phone and sends what it has, until it is closed. */
export function startRecorder(parts: RecorderParts): Recorder {
  const { sensors, now } = parts
  const state = recorderState({ run: parts.run, at: now(), hasBluetooth: sensors.hasBluetooth() })
  const holder = holdIn(parts, state)
  const sending = sendFrom(parts, state, holder)
  const sense = senses({ sensors, now, state, holder })
  const devices = deviceSense({ sensors, now, state, holder })
  const step = (change: (run: Run, now: Now) => Step) =>
    holder.update((run) => change(run, { at: now(), readings: state.get().readings }))
  const clock = setInterval(() => {
    sense.settle()
    devices.settle()
    step(raceKept)
    step(ticked)
    state.change({ at: now() })
  }, TICK_MS)
  const act = (change: (run: Run, now: Now) => Step) => () => {
    step(change)
    sending.poke()
  }
  const beginSense = () => {
    if (!isOnMachineIn(holder.get())) void sense.begin()
  }
  if (hasBegun(parts.run) && !isOver(parts.run)) beginSense()
  sending.poke()
  const actions = actionsBy(act)
  return {
    state,
    ...actions,
    prepare() {
      beginSense()
      actions.prepare()
    },
    ...settingsOf(holder),
    async connect(kind) {
      if (!(await devices.connect(kind)) || kind === 'belt') return
      sense.stop()
      actions.prepare()
    },
    setTask: devices.setTask,
    poke: sending.poke,
    close() {
      clearInterval(clock)
      sense.stop()
      devices.stop()
      sending.stop()
    },
  }
}

const holdIn = ({ store, run }: RecorderParts, state: StateStore): RunHolder => {
  const holder = holdRun(store, run, {
    onChange: () => state.change({ run: holder.get() }),
    onStored: () => {
      if (state.get().store === 'full') state.change({ store: 'kept' })
    },
    onTrouble: () => state.change({ store: 'full' }),
  })
  return holder
}

/** Sends what this recording and earlier ones have, this one first. */
function sendFrom(parts: RecorderParts, state: StateStore, holder: RunHolder): KeepsSending {
  const isBegun = () => hasBegun(holder.get())
  const sendOf = (one: RunHolder, hear: (reach: Reach) => void, begun: () => boolean) =>
    keepSending({
      ...parts,
      holder: one,
      readings: () => state.get().readings,
      isBegun: begun,
      onReach: (reach) => {
        hear(reach)
        dropSent(parts.store, one)
      },
    })
  const own = sendOf(holder, (reach) => state.change({ reach }), isBegun)
  const earlier = parts.earlier.map((run) =>
    sendOf(
      holdRun(parts.store, run),
      (reach) => {
        if (!isBegun()) state.change({ reach })
      },
      () => true,
    ),
  )
  const all = [own, ...earlier]
  return {
    poke: () => {
      for (const one of all) one.poke()
    },
    stop: () => {
      for (const one of all) one.stop()
    },
  }
}

/** What changes a recording and is not for the server. */
const settingsOf = (holder: RunHolder) => ({
  goOnByItself: (goes_on_itself: boolean) =>
    holder.update((run) => nothing({ ...run, goes_on_itself })),
  learn: (connection: Connection) => holder.update((run) => nothing({ ...run, connection })),
})

const actionsBy = (act: (change: (run: Run, now: Now) => Step) => () => void) => ({
  prepare: act((run, { at }) => nothing({ ...run, prepared_at: run.prepared_at ?? at })),
  start: act((run, now) => marked(run, 'start', now)),
  pause: act(paused),
  resume: act((run, now) => marked(run, 'resume', now)),
  finish: act((run, now) => marked(run, 'finish', now)),
  discard: act(discarded),
  takeBack: act(takenBack),
  showMessage: (number: number) => act((run) => nothing(messageShown(run, number)))(),
  beReady: (is_ready: boolean) =>
    act((run, { at }) => nothing({ ...run, is_ready, prepared_at: run.prepared_at ?? at }))(),
  beginPiece: act(pieceBegun),
  endPiece: act(restBegun),
})

/** One that somebody only looked at is nobody’s. */
const hasBegun = ({ prepared_at }: Run) => prepared_at !== null

/** What the server has of a recording that is over need not be kept here. */
function dropSent(store: RecorderStore, holder: RunHolder): void {
  const run = holder.get()
  if (run.status === RECORDING.finished && run.made > 0 && run.stored >= run.made)
    void store.dropSamples(run).catch(() => undefined)
}
