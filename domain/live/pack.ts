import { MARKS } from './recording.ts'
import type { JudgedSample } from './judge.ts'

/**
 * Samples as bytes, 24 each: milliseconds since the first, latitude and longitude in 1e-7 degrees,
 * or of a machine, which has no place, its watts and drag factor,
 * centimetres, centimetres per second, tenths of a stroke a minute, and a byte each for beats a
 * minute, per cent of battery, mark and doubt. A value that is not known is the greatest its bytes hold.
 * Curves of force are packed apart from them, since few samples have one.
 */
export const BYTES_OF_SAMPLE = 24

const DEGREE = 1e7
const NO_PLACE = 0x7fffffff
/** Stands for the longitude of a machine. */
const MACHINE = 0x7ffffffe
const NO_NUMBER = 0xffff
const NONE = 0xff
const CENTI = 100
const TENTH = 10

export function packSamples(samples: readonly JudgedSample[]): Uint8Array {
  const bytes = new Uint8Array(samples.length * BYTES_OF_SAMPLE)
  const view = new DataView(bytes.buffer)
  const start = samples[0]?.at ?? 0
  for (const [index, sample] of samples.entries())
    packOne(view, index * BYTES_OF_SAMPLE, sample, start)
  return bytes
}

function packOne(view: DataView, at: number, sample: JudgedSample, start: number): void {
  const { lat, lon, speed, stroke_rate, heart_rate, battery, power, drag, mark } = sample
  view.setUint32(at, sample.at - start)
  if (power === null && drag === null) {
    view.setInt32(at + 4, lat === null ? NO_PLACE : Math.round(lat * DEGREE))
    view.setInt32(at + 8, lon === null ? NO_PLACE : Math.round(lon * DEGREE))
  } else {
    view.setUint16(at + 4, power === null ? NO_NUMBER : Math.round(power))
    view.setUint8(at + 6, drag === null ? NONE : Math.round(drag))
    view.setInt32(at + 8, MACHINE)
  }
  view.setUint32(at + 12, Math.round(sample.distance * CENTI))
  view.setUint16(at + 16, speed === null ? NO_NUMBER : Math.round(speed * CENTI))
  view.setUint16(at + 18, stroke_rate === null ? NO_NUMBER : Math.round(stroke_rate * TENTH))
  view.setUint8(at + 20, heart_rate === null ? NONE : Math.round(heart_rate))
  view.setUint8(at + 21, battery === null ? NONE : Math.round(battery))
  view.setUint8(at + 22, mark === null ? 0 : MARKS.indexOf(mark) + 1)
  view.setUint8(at + 23, sample.doubted ? 1 : 0)
}

/** The samples of some bytes, the first of which was at `start`. */
export function unpackSamples(bytes: Uint8Array, start: number): JudgedSample[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = Math.floor(bytes.byteLength / BYTES_OF_SAMPLE)
  return Array.from({ length: count }, (_, index) =>
    unpackOne(view, index * BYTES_OF_SAMPLE, start),
  )
}

const known = (value: number, none: number, unit: number) => (value === none ? null : value / unit)

const machineAt = (view: DataView, at: number) => ({
  power: known(view.getUint16(at + 4), NO_NUMBER, 1),
  drag: known(view.getUint8(at + 6), NONE, 1),
})

const unpackOne = (view: DataView, at: number, start: number): JudgedSample => ({
  at: start + view.getUint32(at),
  ...(view.getInt32(at + 8) === MACHINE
    ? { ...machineAt(view, at), lat: null, lon: null }
    : {
        lat: known(view.getInt32(at + 4), NO_PLACE, DEGREE),
        lon: known(view.getInt32(at + 8), NO_PLACE, DEGREE),
        power: null,
        drag: null,
      }),
  distance: view.getUint32(at + 12) / CENTI,
  speed: known(view.getUint16(at + 16), NO_NUMBER, CENTI),
  stroke_rate: known(view.getUint16(at + 18), NO_NUMBER, TENTH),
  heart_rate: known(view.getUint8(at + 20), NONE, 1),
  battery: known(view.getUint8(at + 21), NONE, 1),
  force: null,
  mark: MARKS[view.getUint8(at + 22) - 1] ?? null,
  doubted: view.getUint8(at + 23) === 1,
})

/** Before each curve: the place of its sample among the others, and how many points follow. */
const BYTES_BEFORE_CURVE = 3

/** The curves of force of some samples, whole newtons of two bytes each; null without any. */
export function packForces(samples: readonly JudgedSample[]): Uint8Array | null {
  const curves = samples.flatMap(({ force }, place) => (force ? [{ place, force }] : []))
  if (curves.length === 0) return null
  const length = curves.reduce((sum, { force }) => sum + BYTES_BEFORE_CURVE + 2 * force.length, 0)
  const view = new DataView(new ArrayBuffer(length))
  let at = 0
  for (const { place, force } of curves) {
    view.setUint16(at, place)
    view.setUint8(at + 2, force.length)
    at += BYTES_BEFORE_CURVE
    for (const newtons of force) {
      view.setUint16(at, Math.round(newtons))
      at += 2
    }
  }
  return new Uint8Array(view.buffer)
}

/** Samples with the curves that were packed of them. */
export function withForces(samples: readonly JudgedSample[], bytes: Uint8Array): JudgedSample[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const curves = new Map<number, number[]>()
  for (let at = 0; at < bytes.byteLength;) {
    const [place, points] = [view.getUint16(at), view.getUint8(at + 2)]
    const first = at + BYTES_BEFORE_CURVE
    const force = Array.from({ length: points }, (_, index) => view.getUint16(first + 2 * index))
    curves.set(place, force)
    at = first + 2 * points
  }
  return samples.map((sample, place) => ({ ...sample, force: curves.get(place) ?? null }))
}
