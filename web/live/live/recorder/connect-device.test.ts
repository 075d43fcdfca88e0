import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NEW_MACHINE, type Machine } from '#domain/live/bluetooth-machine.ts'
import { pm5Id } from '#domain/live/bluetooth-pm5.ts'
import { connectDevice } from './connect-device.ts'

const START = 1_795_711_441_000

type StandInValue = EventTarget & { value?: DataView; written: number[] }
const characteristic = (): StandInValue => {
  const written: number[] = []
  return Object.assign(new EventTarget(), {
    written,
    startNotifications: async () => undefined,
    readValue: async () => new DataView(Uint8Array.of(80).buffer),
    writeValue: async (value: Uint8Array) => void written.push(...value),
  })
}
const say = (to: StandInValue, ...bytes: number[]) => {
  to.value = new DataView(Uint8Array.from(bytes).buffer)
  to.dispatchEvent(new Event('characteristicvaluechanged'))
}

/** A device with these characteristics by service, which can be taken away and come back. */
function standIn(services: Readonly<Record<string, Readonly<Record<string, StandInValue>>>>) {
  let isThere = true
  const connects: number[] = []
  const server = {
    disconnect: () => undefined,
    getPrimaryService: async (id: string | number) => {
      const service = services[String(id)]
      if (!service) throw new Error('there is no such service')
      return {
        getCharacteristic: async (of: string | number) => {
          const found = service[String(of)]
          if (!found) throw new Error('there is no such characteristic')
          return found
        },
      }
    },
  }
  const gatt = {
    connect: async () => {
      connects.push(1)
      if (!isThere) throw new Error('out of reach')
      return server
    },
  }
  const device = Object.assign(new EventTarget(), { id: 'device-1', name: 'PM5 431', gatt })
  const requestDevice = vi.fn<() => Promise<typeof device>>(async () => device)
  vi.stubGlobal('navigator', { bluetooth: { requestDevice } })
  return {
    connects,
    requestDevice,
    lose() {
      isThere = false
      device.dispatchEvent(new Event('gattserverdisconnected'))
    },
    comeBack: () => {
      isThere = true
    },
  }
}

function listening() {
  let machine: Machine = NEW_MACHINE
  const reached: boolean[] = []
  const beats: (number | null)[] = []
  const charges: number[] = []
  return {
    machine: () => machine,
    reached,
    beats,
    charges,
    parts: {
      now: () => START,
      onMachine: (_id: string, change: (known: Machine) => Machine) => {
        machine = change(machine)
      },
      onBeat: (rate: number | null) => void beats.push(rate),
      onBattery: (percent: number) => void charges.push(percent),
      onReach: (isReached: boolean) => void reached.push(isReached),
    },
  }
}

const ROWING = pm5Id(0x30)
const STATUS = [0x70, 0x17, 0, 0xc4, 9, 0, 3, 128, 1, 1, 2, 0, 0, 0, 0xd0, 7, 0, 0x80, 130]
const later = (elapsed: number, tenths: number) => [
  elapsed & 255,
  elapsed >> 8,
  0,
  tenths & 255,
  tenths >> 8,
  ...STATUS.slice(5),
]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a PM5', () => {
  test('is heard by all its messages in one, four times a second', async () => {
    const [all, rate] = [characteristic(), characteristic()]
    standIn({ [ROWING]: { [pm5Id(0x80)]: all, [pm5Id(0x34)]: rate } })
    const heard = listening()
    const device = await connectDevice('machine', heard.parts)
    expect(device).toMatchObject({ id: 'device-1', name: 'PM5 431' })
    expect(rate.written).toEqual([2])
    say(all, 0x31, ...STATUS)
    say(all, 0x31, ...later(6100, 2550))
    say(all, 0x31, 1, 2)
    expect(heard.machine().reading).toMatchObject({ distance: 5, drag: 130 })
  })

  test('is heard message by message where it does not put them together', async () => {
    const known = [0x31, 0x32, 0x35, 0x36, 0x37, 0x39].map(
      (id) => [pm5Id(id), characteristic()] as const,
    )
    standIn({ [ROWING]: Object.fromEntries(known) })
    const heard = listening()
    await connectDevice('machine', heard.parts)
    const status = known[0]?.[1]
    if (status) say(status, ...STATUS)
    expect(heard.machine().reading).toMatchObject({ distance: 0, set: { metres: 2000 } })
  })

  test('is set to what a race asks, in parts it can take', async () => {
    const [all, commands] = [characteristic(), characteristic()]
    standIn({
      [ROWING]: { [pm5Id(0x80)]: all },
      [pm5Id(0x20)]: { [pm5Id(0x21)]: commands },
    })
    const { setTask } = await connectDevice('machine', listening().parts)
    await setTask?.([{ distance: 2000, time: null, rest: 0 }])
    expect(commands.written).toHaveLength(29)
    expect([commands.written[0], commands.written.at(-1)]).toEqual([0xf1, 0xf2])
  })

  test('is set to pieces that differ, one frame after the other', async () => {
    const commands = characteristic()
    standIn({
      [ROWING]: { [pm5Id(0x80)]: characteristic() },
      [pm5Id(0x20)]: { [pm5Id(0x21)]: commands },
    })
    const { setTask } = await connectDevice('machine', listening().parts)
    const setting = setTask?.([
      { distance: 1000, time: null, rest: 120 },
      { distance: 500, time: null, rest: 0 },
    ])
    await vi.advanceTimersByTimeAsync(50)
    const ends = () => commands.written.filter((byte) => byte === 0xf2)
    expect(ends()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(60)
    await setting
    expect(ends()).toHaveLength(2)
  })

  test('that is lost is sought until it is back, and goes on counting', async () => {
    const all = characteristic()
    const world = standIn({ [ROWING]: { [pm5Id(0x80)]: all } })
    const heard = listening()
    const device = await connectDevice('machine', heard.parts)
    say(all, 0x31, ...STATUS)
    world.lose()
    expect(heard.reached).toEqual([false])
    await vi.advanceTimersByTimeAsync(4_000)
    const tries = world.connects.length
    expect(tries).toBeGreaterThan(2)
    world.comeBack()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(heard.reached).toEqual([false, true])
    say(all, 0x31, ...later(9000, 4000))
    expect(heard.machine().reading?.distance).toBe(150)
    device.stop()
    world.lose()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(heard.reached).toEqual([false, true])
  })
})

describe('a machine of the standard', () => {
  test.each([
    ['rower', 0x2ad1, [0x01, 2, 0]],
    ['bike', 0x2ad2, [0x10, 0, 0x10, 0x0e, 100, 0, 0]],
  ] as const)('that is a %s is heard', async (_kind, id, bytes) => {
    const data = characteristic()
    standIn({ [String(0x1826)]: { [String(id)]: data } })
    const heard = listening()
    const { setTask } = await connectDevice('machine', heard.parts)
    expect(setTask).toBeNull()
    say(data, ...(id === 0x2ad1 ? [0x05, 0, 100, 0, 0] : bytes))
    expect(heard.machine().reading).toMatchObject({ distance: 0 })
  })
})

test('a belt says beats and its battery', async () => {
  const [beats, battery] = [characteristic(), characteristic()]
  standIn({
    [String(0x180d)]: { [String(0x2a37)]: beats },
    battery_service: { battery_level: battery },
  })
  const heard = listening()
  await connectDevice('belt', heard.parts)
  say(beats, 0, 104)
  say(beats, 0, 0)
  expect(heard.beats).toEqual([104, null])
  expect(heard.charges).toEqual([80])
})

test('refuses when nobody chose a device, or it has no service that is known', async () => {
  const world = standIn({})
  await expect(connectDevice('machine', listening().parts)).rejects.toThrow('no such service')
  world.requestDevice.mockRejectedValueOnce(new Error('User cancelled'))
  await expect(connectDevice('belt', listening().parts)).rejects.toThrow('User cancelled')
})
