import { areAlike, type MonitorPiece, type MonitorTask } from './monitor-task.ts'

/**
 * A workout as a PM5 is asked to set it, by its CSAFE protocol: frames between two flags, with a
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
  type: 0x17,
  number: 0x18,
} as const
const FIXED = { distance: 0x03, time: 0x05 } as const
/** The same again and again, with a rest between, until one stops. */
const INTERVALS = { distance: 0x07, time: 0x06 } as const
/** Pieces that differ, each of its own type. */
const VARIABLE = 0x08
const TYPE = { time: 0, distance: 1 } as const
const BY = { time: 0x00, distance: 0x80 } as const
/** The screen on which one rows, made ready for it. */
const READY = [1, 1] as const

const SPLIT = { metres: 500, shortest_m: 100, shortest_s: 20, most: 30 } as const
const HUNDREDTHS = 100
/** A characteristic takes so many bytes at once. */
const MOST_BYTES = 20

const short = (value: number) => [(value >>> 8) & 0xff, value & 0xff]
const long = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)

/** The frames that set a task on the monitor, one after the other, each in parts that can be sent. */
export function workoutFrames(task: MonitorTask): Uint8Array<ArrayBuffer>[][] {
  const [first] = task
  if (!first) return []
  const settings = areAlike(task) ? [alike(first, task.length)] : task.map(variable)
  return settings.map((commands, place) => {
    const isLast = place === settings.length - 1
    const whole = [
      ...commands,
      ...command(SET.take, [1]),
      ...(isLast ? command(SET.screen, READY) : []),
    ]
    return inParts(framed(command(CONFIGURE, whole)))
  })
}

const quantityOf = ({ distance }: MonitorPiece) => (distance === null ? 'time' : 'distance')

const durationOf = ({ distance, time }: MonitorPiece) =>
  distance === null
    ? [BY.time, ...long((time ?? 0) * HUNDREDTHS)]
    : [BY.distance, ...long(distance)]

/** A piece by itself with splits, or again and again with a rest between. */
function alike(piece: MonitorPiece, times: number): number[] {
  const { distance, time, rest } = piece
  const kinds = times > 1 ? INTERVALS : FIXED
  const split =
    distance === null
      ? [BY.time, ...long(splitOf(time ?? 0) * HUNDREDTHS)]
      : [BY.distance, ...long(splitOfMetres(distance))]
  return [
    ...command(SET.kind, [kinds[quantityOf(piece)]]),
    ...command(SET.duration, durationOf(piece)),
    ...(times > 1 ? command(SET.rest, short(rest)) : command(SET.split, split)),
  ]
}

/** One of pieces that differ. */
const variable = (piece: MonitorPiece, place: number): number[] => [
  ...command(SET.number, [place]),
  ...(place === 0 ? command(SET.kind, [VARIABLE]) : []),
  ...command(SET.type, [TYPE[quantityOf(piece)]]),
  ...command(SET.duration, durationOf(piece)),
  ...command(SET.rest, short(piece.rest)),
]

function inParts(frame: readonly number[]): Uint8Array<ArrayBuffer>[] {
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
