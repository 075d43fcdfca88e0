import {
  bikeMessage,
  FITNESS,
  HEART,
  heartRateIn,
  rowerMessage,
  type FitnessMessage,
} from '#domain/live/bluetooth-fitness.ts'
import { afterFitness, afterPm5 } from '#domain/live/bluetooth-machine.ts'
import { pm5Id, pm5Message } from '#domain/live/bluetooth-pm5.ts'
import { workoutFrames } from '#domain/live/bluetooth-workout.ts'
import type { MonitorTask } from '#domain/live/monitor-task.ts'
import {
  bluetooth,
  type BluetoothDevice,
  type Characteristic,
  type DeviceKind,
  type Server,
  type Service,
} from './bluetooth.ts'
import type { MachineChange } from './run-machine.ts'

export type Listening = {
  now: () => number
  onMachine: (id: string, change: MachineChange) => void
  onBeat: (beats: number | null) => void
  onBattery: (percent: number) => void
  /** Lost, or found again. */
  onReach: (isReached: boolean) => void
}
export type ConnectedDevice = {
  id: string
  name: string
  /** Sets a distance or a time on the monitor; null of a machine that has to be set by hand. */
  setTask: ((task: MonitorTask) => Promise<void>) | null
  stop: () => void
}

const PM5 = {
  discovery: pm5Id(0),
  control: pm5Id(0x20),
  commands: pm5Id(0x21),
  rowing: pm5Id(0x30),
  rate: 0x34,
  all: 0x80,
  force: 0x3d,
}
/** A monitor takes no frame sooner after another. */
const BETWEEN_FRAMES_MS = 100
/** Where a monitor does not send all its messages in one. */
const APART = [0x31, 0x32, 0x35, 0x36, 0x37, 0x39]
/** A quarter of a second between two messages. */
const OFTEN = 2
const BATTERY = { service: 'battery_service', level: 'battery_level' }

const SOUGHT = {
  machine: {
    filters: [
      { services: [PM5.discovery] },
      { namePrefix: 'PM5' },
      { services: [FITNESS.service] },
    ],
    optionalServices: [PM5.rowing, PM5.control, FITNESS.service],
  },
  belt: { filters: [{ services: [HEART.service] }], optionalServices: [BATTERY.service] },
} as const

/** A device that is away is tried again after this, and then less and less often. */
const FIRST_TRY_MS = 500
const LAST_TRY_MS = 15_000

/**
 * Lets the person choose a device and listens to it. One that is lost is sought until it is there
 * again: a phone that was carried away, or a monitor that fell asleep.
 * @throws where none was chosen or it does not answer
 */
export async function connectDevice(
  kind: DeviceKind,
  listening: Listening,
): Promise<ConnectedDevice> {
  const { filters, optionalServices } = SOUGHT[kind]
  const device = await bluetooth()?.requestDevice({
    filters,
    optionalServices,
  })
  if (!device?.gatt) throw new Error('There is no device')
  const { gatt } = device
  const listen = async () => {
    const server = await gatt.connect()
    await (kind === 'belt' ? hearBelt(server, listening) : hearMachine(server, device, listening))
    return server
  }
  let server = await listen()
  const seeking = seekAgain(listen, (found) => {
    server = found
    listening.onReach(true)
  })
  const lose = () => {
    listening.onReach(false)
    seeking.begin()
  }
  device.addEventListener('gattserverdisconnected', lose)
  const stop = () => {
    device.removeEventListener('gattserverdisconnected', lose)
    seeking.end()
    server.disconnect()
  }
  const isSettable = (await orNull(server.getPrimaryService(PM5.control))) !== null
  const setTask = async (task: MonitorTask) => {
    const control = await server.getPrimaryService(PM5.control)
    const commands = await control.getCharacteristic(PM5.commands)
    for (const [place, frame] of workoutFrames(task).entries()) {
      if (place > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_FRAMES_MS))
      for (const part of frame) await commands.writeValue(part)
    }
  }
  return { id: device.id, name: device.name ?? '', setTask: isSettable ? setTask : null, stop }
}

/** Tries again and again, each time a little later, until it is done or ended. */
function seekAgain(listen: () => Promise<Server>, onFound: (server: Server) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const seek = (wait: number) => {
    timer = setTimeout(() => {
      listen().then(
        (server) => (isOver ? server.disconnect() : onFound(server)),
        () => {
          if (!isOver) seek(Math.min(LAST_TRY_MS, 2 * wait))
        },
      )
    }, wait)
  }
  return {
    begin: () => {
      clearTimeout(timer)
      seek(FIRST_TRY_MS)
    },
    end: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}

/** Hears what a characteristic says from now on. */
async function hear(
  service: Service,
  id: string | number,
  onValue: (value: DataView) => void,
): Promise<Characteristic> {
  const characteristic = await service.getCharacteristic(id)
  characteristic.addEventListener('characteristicvaluechanged', () => {
    if (characteristic.value) onValue(characteristic.value)
  })
  await characteristic.startNotifications()
  return characteristic
}

/** Null where a device does not have it. */
const orNull = <T>(promise: Promise<T>): Promise<T | null> => promise.catch(() => null)

async function hearBelt(server: Server, { onBeat, onBattery }: Listening): Promise<void> {
  const service = await server.getPrimaryService(HEART.service)
  await hear(service, HEART.measurement, (value) => onBeat(heartRateIn(value)))
  const battery = await orNull(server.getPrimaryService(BATTERY.service))
  const level = battery && (await orNull(battery.getCharacteristic(BATTERY.level)))
  const value = level && (await orNull(level.readValue()))
  if (value && value.byteLength > 0) onBattery(value.getUint8(0))
}

async function hearMachine(
  server: Server,
  device: BluetoothDevice,
  listening: Listening,
): Promise<void> {
  const pm5 = await orNull(server.getPrimaryService(PM5.rowing))
  if (pm5) await hearPm5(pm5, device.id, listening)
  else await hearFitness(await server.getPrimaryService(FITNESS.service), device.id, listening)
}

async function hearPm5(service: Service, id: string, { now, onMachine }: Listening) {
  const rate = await orNull(service.getCharacteristic(pm5Id(PM5.rate)))
  if (rate) await orNull(rate.writeValue(Uint8Array.of(OFTEN)))
  const take = (of: number) => (value: DataView) => {
    const message = pm5Message(of, value)
    const at = now()
    if (message) onMachine(id, (known) => afterPm5(known, message, at))
  }
  const isTogether = await orNull(hear(service, pm5Id(PM5.all), take(PM5.all)))
  if (!isTogether) for (const of of APART) await hear(service, pm5Id(of), take(of))
  await orNull(hear(service, pm5Id(PM5.force), take(PM5.force)))
}

/** A rower, or else a bike: a machine of the standard says either. */
async function hearFitness(service: Service, id: string, { now, onMachine }: Listening) {
  const take = (read: (value: DataView) => FitnessMessage | null) => (value: DataView) => {
    const message = read(value)
    const at = now()
    if (message) onMachine(id, (known) => afterFitness(known, message, at))
  }
  const rower = await orNull(hear(service, FITNESS.rower, take(rowerMessage)))
  if (!rower) await hear(service, FITNESS.bike, take(bikeMessage))
}
