/** What a heart rate belt sends over Bluetooth: flags, then one byte or two, the lower one first. */
export function heartRateIn(value: DataView): number | null {
  if (value.byteLength < 2) return null
  const isWide = (value.getUint8(0) & 1) === 1
  if (isWide && value.byteLength < 3) return null
  const beats = isWide ? value.getUint16(1, true) : value.getUint8(1)
  return beats > 0 ? beats : null
}

const SERVICE = 'heart_rate'
const MEASUREMENT = 'heart_rate_measurement'

/** As much of Web Bluetooth as a belt needs; few browsers have it. */
type Characteristic = EventTarget & {
  readonly value?: DataView
  startNotifications(): Promise<unknown>
}
type Service = { getCharacteristic(name: string): Promise<Characteristic> }
type Server = { getPrimaryService(name: string): Promise<Service>; disconnect(): void }
type Device = EventTarget & { readonly gatt?: { connect(): Promise<Server> } }
type Bluetooth = {
  requestDevice(options: { filters: { services: string[] }[] }): Promise<Device>
}

const bluetooth = (): Bluetooth | null =>
  'bluetooth' in navigator ? (navigator.bluetooth as Bluetooth) : null

export const canHearHearts = (): boolean => bluetooth() !== null

type Listening = { onBeat: (beats: number | null) => void; onLost: () => void }

/**
 * Lets the person choose a belt and listens to it. Returns how to stop.
 * @throws where none was chosen or it does not answer
 */
export async function listenToHeart({ onBeat, onLost }: Listening): Promise<() => void> {
  const device = await bluetooth()?.requestDevice({ filters: [{ services: [SERVICE] }] })
  if (!device?.gatt) throw new Error('There is no belt')
  const { gatt } = device
  const listen = async () => {
    const server = await gatt.connect()
    const service = await server.getPrimaryService(SERVICE)
    const measurement = await service.getCharacteristic(MEASUREMENT)
    measurement.addEventListener('characteristicvaluechanged', () => {
      if (measurement.value) onBeat(heartRateIn(measurement.value))
    })
    await measurement.startNotifications()
    return server
  }
  let server = await listen()
  // A belt out of reach comes back: one that is wet, or a phone in the stern of an eight.
  const reconnect = () => {
    onLost()
    listen().then(
      (next) => (server = next),
      () => undefined,
    )
  }
  device.addEventListener('gattserverdisconnected', reconnect)
  return () => {
    device.removeEventListener('gattserverdisconnected', reconnect)
    server.disconnect()
  }
}
