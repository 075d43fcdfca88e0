/** As much of Web Bluetooth as machines and belts need; few browsers have it. */
export type Characteristic = EventTarget & {
  readonly value?: DataView
  startNotifications(): Promise<unknown>
  readValue(): Promise<DataView>
  writeValue(value: BufferSource): Promise<void>
}
export type Service = { getCharacteristic(id: string | number): Promise<Characteristic> }
export type Server = {
  getPrimaryService(id: string | number): Promise<Service>
  disconnect(): void
}
export type BluetoothDevice = EventTarget & {
  readonly id: string
  readonly name?: string
  readonly gatt?: { connect(): Promise<Server> }
}
type Filter = { services?: readonly (string | number)[]; namePrefix?: string }
export type Bluetooth = {
  requestDevice(options: {
    filters: readonly Filter[]
    optionalServices: readonly (string | number)[]
  }): Promise<BluetoothDevice>
}

/** Null also where a setting of the browser takes it away. */
export const bluetooth = (): Bluetooth | null =>
  'bluetooth' in navigator ? ((navigator.bluetooth as Bluetooth | undefined) ?? null) : null

/** What somebody connects: a machine that counts, or a belt that hears the heart. */
export type DeviceKind = 'machine' | 'belt'
