import type { ChannelName, Channels } from './channels.ts'
import { listOf, part, textOf, type Fields } from './json.ts'
import type { ReadLimits } from './limits.ts'
import { parseTime } from './xml.ts'
import { FileRefusal } from './refusal.ts'

/** Values of several lists, each with times of its own, which become records in the order of time. */
interface Timeline {
  /** `t` in seconds */
  readonly set: (channel: ChannelName, t: number, value: number | null) => void
  readonly channels: () => Channels
}

const MILLISECOND = 1000

function timeline(limits: ReadLimits): Timeline {
  const rows = new Map<number, Map<ChannelName, number>>()
  const names = new Set<ChannelName>()
  let cells = 0
  return {
    set(channel, t, value) {
      if (value === null || !Number.isFinite(t)) return
      const at = Math.round(t * MILLISECOND)
      let row = rows.get(at)
      if (!row) {
        if (rows.size >= limits.records) throw new FileRefusal('too_large')
        rows.set(at, (row = new Map()))
      }
      if (++cells > limits.cells) throw new FileRefusal('too_large')
      row.set(channel, value)
      names.add(channel)
    },
    channels() {
      const sorted = [...rows].toSorted(([one], [other]) => one - other)
      if (sorted.length * names.size > limits.cells) throw new FileRefusal('too_large')
      const channels: Channels = new Map()
      if (sorted.length === 0) return channels
      channels.set(
        't',
        Float64Array.from(sorted, ([at]) => at / MILLISECOND),
      )
      for (const name of names)
        channels.set(
          name,
          Float64Array.from(sorted, ([, row]) => row.get(name) ?? Number.NaN),
        )
      return channels
    },
  }
}

/** A number, also one in quotes; what says NaN is none. */
export function amount(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

const KMH = 1 / 3.6

type Target = readonly [channel: ChannelName, factor: number]
const LISTS: ReadonlyMap<string, Target> = new Map([
  ['heartRate', ['heart_rate', 1]],
  ['distance', ['distance', 1]],
  ['speed', ['speed', KMH]],
  ['cadence', ['cadence', 1]],
  ['altitude', ['elevation', 1]],
  ['temperature', ['temperature', 1]],
  ['power', ['power', 1]],
])
/** A sensor in the left crank alone measures half of the power. */
const BLOCKS: ReadonlyMap<string, Target> = new Map([
  ['HEART_RATE', ['heart_rate', 1]],
  ['DISTANCE', ['distance', 1]],
  ['SPEED', ['speed', KMH]],
  ['CADENCE', ['cadence', 1]],
  ['ALTITUDE', ['elevation', 1]],
  ['TEMPERATURE', ['temperature', 1]],
  ['POWER', ['power', 1]],
  ['LEFT_CRANK_CURRENT_POWER', ['power', 2]],
])

/** The channels of an exercise, with times in seconds from its start. */
export function polarChannels(exercise: Fields, start: string, limits: ReadLimits): Channels {
  const line = timeline(limits)
  const samples = part(exercise, 'samples')
  addLists(line, samples, parseTime(start))
  const blocks = listOf(part(samples, 'samples'))
  for (const block of blocks) addBlock(line, block)
  for (const point of wayPoints(exercise)) addWayPoint(line, point)
  const channels = line.channels()
  // The speed is left to the distance where there is one.
  if (channels.has('distance')) channels.delete('speed')
  return channels
}

/** Lists of a time and a value each; of times only the differences count. */
function addLists(line: Timeline, samples: unknown, start: number): void {
  const timeOf = (sample: unknown) => parseTime(textOf(part(sample, 'dateTime')) ?? '') - start
  for (const [name, [channel, factor]] of LISTS)
    for (const sample of listOf(part(samples, name)))
      line.set(channel, timeOf(sample), scaled(part(sample, 'value'), factor))
  for (const point of listOf(part(samples, 'recordedRoute'))) {
    const t = Math.round(timeOf(point))
    line.set('lat', t, amount(part(point, 'latitude')))
    line.set('lon', t, amount(part(point, 'longitude')))
  }
}

function scaled(value: unknown, factor: number): number | null {
  const number = amount(value)
  return number === null ? null : number * factor
}

/** Values at even steps from the start. */
function addBlock(line: Timeline, block: unknown): void {
  const [channel, factor = 1] = BLOCKS.get(textOf(part(block, 'type')) ?? '') ?? []
  const interval = amount(part(block, 'intervalMillis')) ?? 1000
  if (!channel || interval <= 0) return
  listOf(part(block, 'values')).forEach((value, index) =>
    line.set(channel, (index * interval) / 1000, scaled(value, factor)),
  )
}

const wayPoints = (exercise: Fields): readonly unknown[] => {
  const routes = part(exercise, 'routes')
  return listOf(part(part(routes, 'route') ?? routes, 'wayPoints'))
}

/** Points of the track stand at whole seconds, as the other values do. */
function addWayPoint(line: Timeline, point: unknown): void {
  const t = Math.round((amount(part(point, 'elapsedMillis')) ?? Number.NaN) / 1000)
  line.set('lat', t, amount(part(point, 'latitude')))
  line.set('lon', t, amount(part(point, 'longitude')))
}
