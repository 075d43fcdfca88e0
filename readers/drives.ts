import { CURVE_POINTS, type ChannelName, type Channels } from './channels.ts'

/** Seconds after which a stroke is over however long it is until the next. */
const LONGEST_CYCLE = 6
/**
 * The stroke begins at the catch, give or take this share of its time: the oars of a crew do not
 * catch as one.
 */
const EARLY = 0.25
/** An oar that moves less, in degrees, was not rowed with. */
const SHORTEST_ARC = 20

interface Samples {
  readonly t: Float64Array
  readonly angle: Float64Array
  readonly force: Float64Array
}
interface Drive {
  /** degrees, rising from catch to finish */
  readonly angles: number[]
  /** newtons */
  readonly forces: number[]
}

/**
 * Adds to strokes what a gate sensor measures of each oar's drive: the force over even steps of its
 * angle from catch to finish, and its peak, in newtons at the gate. Samples and strokes share one
 * clock. A stroke without a whole drive has neither.
 */
export function addDrives(strokes: Channels, channels: Channels): void {
  const begins = strokes.get('t')
  const t = channels.get('t')
  if (!begins || !t) return
  for (const [name, angle] of channels) {
    if (!name.startsWith('gate_angle')) continue
    const oar = name.slice('gate_angle'.length)
    const force = channels.get(`gate_force_x${oar}` as ChannelName)
    if (force) addOar(strokes, oar, begins, { t, angle, force })
  }
}

function addOar(strokes: Channels, oar: string, begins: Float64Array, samples: Samples): void {
  const curves = new Float64Array(begins.length * CURVE_POINTS).fill(Number.NaN)
  const peaks = new Float64Array(begins.length).fill(Number.NaN)
  begins.forEach((begin, stroke) => {
    const next = begins[stroke + 1] ?? 2 * begin - (begins[stroke - 1] ?? -Infinity)
    const drive = driveOf(samples, begin, Math.min(next - begin, LONGEST_CYCLE))
    if (!drive) return
    peaks[stroke] = Math.max(...drive.forces)
    curves.set(curveByAngle(drive), stroke * CURVE_POINTS)
  })
  if (peaks.every(Number.isNaN)) return
  strokes.set(`force_curve${oar}` as ChannelName, curves)
  strokes.set(`peak_force${oar}` as ChannelName, peaks)
}

/**
 * The drive from the furthest angle at the catch to the furthest at the finish that follows;
 * samples that step back on the way are left out.
 */
function driveOf({ t, angle, force }: Samples, begin: number, cycle: number): Drive | null {
  const first = firstFrom(t, begin - EARLY * cycle)
  const start = furthest(angle, first, firstFrom(t, begin + (1 - EARLY) * cycle), -1)
  const end = furthest(angle, start, firstFrom(t, (t[start] ?? begin) + (1 - EARLY) * cycle), 1)
  const drive: Drive = { angles: [], forces: [] }
  for (let i = start; i <= end; i++) {
    const [degrees = Number.NaN, newtons = Number.NaN] = [angle[i], force[i]]
    if (Number.isNaN(newtons) || !(degrees > (drive.angles.at(-1) ?? -Infinity))) continue
    drive.angles.push(degrees)
    drive.forces.push(newtons)
  }
  const arc = (drive.angles.at(-1) ?? 0) - (drive.angles[0] ?? 0)
  return arc >= SHORTEST_ARC ? drive : null
}

/** Place of the first sample from that time on. */
function firstFrom(t: Float64Array, time: number): number {
  let [low, high] = [0, t.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((t[middle] ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}

/** Place of the highest (1) or lowest (-1) value between two places. */
function furthest(values: Float64Array, from: number, to: number, way: 1 | -1): number {
  let found = from
  for (let i = from; i < to; i++)
    if (way * (values[i] ?? Number.NaN) > way * (values[found] ?? Number.NaN)) found = i
  return found
}

function curveByAngle({ angles, forces }: Drive): Float64Array {
  const curve = new Float64Array(CURVE_POINTS)
  const from = angles[0] ?? 0
  const step = ((angles.at(-1) ?? 0) - from) / (CURVE_POINTS - 1)
  let at = 0
  for (let point = 0; point < CURVE_POINTS; point++) {
    const angle = from + point * step
    while (at + 2 < angles.length && (angles[at + 1] ?? 0) < angle) at++
    const [low = 0, high = 0] = [angles[at], angles[at + 1]]
    const [before = 0, after = 0] = [forces[at], forces[at + 1]]
    curve[point] = before + ((angle - low) / (high - low)) * (after - before)
  }
  return curve
}

/**
 * Adds the joules per stroke, from watts and strokes a minute, for each rower whose power is known.
 */
export function addWork(strokes: Channels): void {
  const rate = strokes.get('cadence')
  if (!rate) return
  for (const [name, power] of strokes) {
    if (!name.startsWith('power@')) continue
    const work = power.map((watts, stroke) =>
      rate[stroke] ? (60 * watts) / rate[stroke] : Number.NaN,
    )
    strokes.set(`work${name.slice('power'.length)}` as ChannelName, work)
  }
}
