/** What a device itself says of a whole recording; null where it says nothing. */
export type DeviceAverages = {
  heart_rate: number | null
  stroke_rate: number | null
  power: number | null
}

export const NO_AVERAGES: DeviceAverages = { heart_rate: null, stroke_rate: null, power: null }

/** As a fraction: averages that differ by more were not taken of the same records. */
const CLEARLY = 0.01

/** Whether a device's own average is clearly another than that of the records. */
export const differsFromDevice = (own: number | null, device: number | null): boolean =>
  own !== null && device !== null && Math.abs(own - device) > CLEARLY * device
