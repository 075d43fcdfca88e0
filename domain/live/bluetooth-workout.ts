import type { MonitorTask } from './monitor-task.ts'

/**
 * A workout as a PM5 is asked to set it, by its CSAFE protocol: a frame between two flags, with a
 * checksum, in which bytes that look like flags are replaced. Numbers have their highest byte first.
 */
const FLAGS = { start: 0xf1, stop: 0xf2, stuffed: 0xf3, first: 0xf0 } as const
const CONFIGURE = 0x76
const SET = {
  kind: 0x01,
  duration: 0x03,
  rest: 0x04,
  split: 0x05,
  screen: 0x13,
  take: 0x14,
} as const
const FIXED = { distance: 0x03, time: 0x05 } as const
/** The same again and again, with a rest between, until one stops. */
const INTERVALS = { distance: 0x07, time: 0x06 } as const
const BY = { time: 0x00, distance: 0x80 } as const
/** The screen on which one rows, made ready for it. */
const READY = [1, 1] as const

const SPLIT = { metres: 500, shortest_m: 100, shortest_s: 20, most: 30 } as const
const HUNDREDTHS = 100
/** A characteristic takes so many bytes at once. */
const MOST_BYTES = 20

const short = (value: number) => [(value >>> 8) & 0xff, value & 0xff]
const long = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)

/** The frame that sets a task on the monitor, in parts that can be sent. */
export function workoutParts({
  distance,
  time,
  times,
  rest,
}: MonitorTask): Uint8Array<ArrayBuffer>[] {
  const kinds = times > 1 ? INTERVALS : FIXED
  const [kind, by, length, split] =
    distance === null
      ? [kinds.time, BY.time, (time ?? 0) * HUNDREDTHS, splitOf(time ?? 0) * HUNDREDTHS]
      : [kinds.distance, BY.distance, distance, splitOfMetres(distance)]
  const commands = [
    ...command(SET.kind, [kind]),
    ...command(SET.duration, [by, ...long(length)]),
    ...(times > 1 ? command(SET.rest, short(rest)) : command(SET.split, [by, ...long(split)])),
    ...command(SET.take, [1]),
    ...command(SET.screen, READY),
  ]
  const frame = framed(command(CONFIGURE, commands))
  const starts = frame.flatMap((_, at) => (at % MOST_BYTES === 0 ? [at] : []))
  return starts.map((at) => Uint8Array.from(frame.slice(at, at + MOST_BYTES)))
}

const command = (name: number, data: readonly number[]) => [name, data.length, ...data]

/** The monitor takes at most thirty splits, and none that is too short. */
function splitOfMetres(metres: number): number {
  if (metres < 2 * SPLIT.shortest_m) return metres
  const usual = metres < SPLIT.metres ? metres / 2 : SPLIT.metres
  return Math.max(Math.round(usual), Math.ceil(metres / SPLIT.most))
}

const splitOf = (seconds: number): number =>
  Math.max(Math.min(seconds, SPLIT.shortest_s), Math.ceil(seconds / 5))

function framed(content: readonly number[]): number[] {
  const checksum = content.reduce((sum, byte) => sum ^ byte, 0)
  return [FLAGS.start, ...[...content, checksum].flatMap(stuffed), FLAGS.stop]
}

const stuffed = (byte: number): number[] =>
  byte >= FLAGS.first && byte <= FLAGS.stuffed ? [FLAGS.stuffed, byte - FLAGS.first] : [byte]
