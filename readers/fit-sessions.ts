import {
  NO_TOTALS,
  type DeviceTotals,
  type RecordedLap,
  type Recording,
  type Warning,
} from './activity.ts'
import { addHeartRate } from './beats.ts'
import { CHANNEL_DECIMALS, type ChannelName, type Channels } from './channels.ts'
import { channelsOf, columnSlice } from './columns.ts'
import { deviceText } from './device-text.ts'
import { FIT_EPOCH, FIT_MESSAGE, manufacturerName, TIMESTAMP_FIELD } from './fit-fields.ts'
import { lapOf, openLap, pausedSeconds, pausesOf, restOf } from './fit-laps.ts'
import { lengthChannels } from './fit-lengths.ts'
import {
  fieldNumber,
  fieldText,
  scaled,
  unixTime,
  type FitMessage,
  type FitPart,
} from './fit-part.ts'
import { sportOfFit } from './fit-sports.ts'
import { OTHER_SPORT } from './sport-map.ts'
import { sumKnown } from './totals.ts'

const CHANNEL_NAMES = Object.keys(CHANNEL_DECIMALS).filter(
  (name): name is ChannelName => name in CHANNEL_DECIMALS,
)

/**
 * A session, or the whole file where there is none, with its share of the file: times in FIT
 * seconds, rows of the record table.
 */
interface Share {
  readonly session: FitMessage | undefined
  readonly from: number
  readonly to: number
  /** records from `start` up to, not including, `end` */
  readonly start: number
  readonly end: number
}

/**
 * One recording per session that has records or pool lengths; one for all records where the file
 * has no session.
 */
export function recordingsOf(part: FitPart): Recording[] {
  const shares = sharesOf(part)
  return shares
    .map((share) => recordingOf(part, share, shares.length > 1))
    .filter((recording) => recording.records > 0)
}

function sharesOf(part: FitPart): Share[] {
  const { records } = part
  const sessions = (part.messages.get(FIT_MESSAGE.session) ?? []).toSorted(
    (a, b) => beginning(a) - beginning(b),
  )
  if (sessions.length <= 1)
    return [{ session: sessions[0], from: 0, to: records.rows, start: -Infinity, end: Infinity }]
  const t = columnSlice(records, 't') ?? new Float64Array(records.rows)
  const shares: Share[] = []
  let from = 0
  sessions.forEach((session, index) => {
    const next = sessions[index + 1]
    const end = next ? beginning(next) : Infinity
    let to = next ? from : records.rows
    // Not "while": a record without a time goes with the one before it.
    while (to < records.rows && !((t[to] ?? 0) >= end)) to++
    shares.push({ session, from, to, start: index === 0 ? -Infinity : beginning(session), end })
    from = to
  })
  return shares
}

const beginning = (message: FitMessage): number =>
  fieldNumber(message, 2) ?? fieldNumber(message, TIMESTAMP_FIELD) ?? 0

function recordingOf(part: FitPart, share: Share, several: boolean): Recording {
  const { session } = share
  const inShare = (message: FitMessage): boolean =>
    beginning(message) >= share.start && beginning(message) < share.end
  const lapMessages = (part.messages.get(FIT_MESSAGE.lap) ?? []).filter(inShare)
  const lengths = (part.messages.get(FIT_MESSAGE.length) ?? []).filter(inShare)
  const swum = share.to === share.from && lengths.length > 0
  const channels = swum
    ? lengthChannels(lengths, scaled(session, 44, 100))
    : recordChannels(part, share)
  addHeartRate(channels, part.beats)
  const events = part.messages.get(FIT_MESSAGE.event) ?? []
  const pauses = pausesOf(events)
  const closed = lapMessages.map((lap) => lapOf(lap, pauses))
  const open = openLap(lapMessages, channels, events)
  const laps = open ? [...closed, open] : closed
  const { id, known } = sportOf(part, session)
  return {
    sport_id: id,
    start: startOf(part, session, channels),
    device: deviceOf(part),
    channels,
    records: swum ? lengths.length : share.to - share.from,
    laps,
    totals: {
      ...totalsOf(session, laps, open !== null),
      ...(part.replaced.has(DISTANCE_FIELD) && { distance: null, lap_distance: null }),
      ...restOf(laps, lengths),
    },
    breaks: [],
    trust: trustOf(part),
    paused: several ? 0 : pausedSeconds(pauses),
    warnings: [
      ...warningsOf(part, known),
      ...(open ? ['last_lap_open' as const] : []),
      ...(fieldNumber(session, 5) === TRANSITION ? ['transition' as const] : []),
    ],
  }
}

/**
 * The session's start; the file's own date only where no record has a time, for a device may be
 * switched on long before.
 */
function startOf(
  part: FitPart,
  session: FitMessage | undefined,
  channels: Channels,
): number | null {
  const began = unixTime(session && beginning(session))
  if (began !== null || channels.has('t')) return began
  return unixTime(fieldNumber(part.messages.get(FIT_MESSAGE.fileId)?.[0], 4))
}

/**
 * A file that was cut off speaks of more than it holds. One that is all there but makes no sense
 * from some byte on
 * still holds what the device summed up in front of that byte.
 */
function trustOf(part: FitPart): Recording['trust'] {
  if (part.truncated && !part.damaged) return 'ignored'
  return part.checksumHolds ? 'trusted' : 'checked'
}

function warningsOf(part: FitPart, sportKnown: boolean): Warning[] {
  const warnings: Warning[] = []
  if (part.damaged) warnings.push('damaged')
  else if (part.truncated) warnings.push('truncated')
  else if (!part.checksumHolds) warnings.push('checksum')
  if (!sportKnown) warnings.push('sport_unknown')
  return warnings
}

/** What the device itself sums up is none of the distance that replaces its own. */
const DISTANCE_FIELD = 5

/** FIT `sport` of the change between two sports of a triathlon. */
const TRANSITION = 3

/** `known`: not named as one there is no word for; a file that broke off may name none. */
function sportOf(
  part: FitPart,
  session: FitMessage | undefined,
): { id: number | null; known: boolean } {
  const named = part.messages.get(FIT_MESSAGE.sport)?.[0]
  const sport = fieldNumber(session, 5) ?? fieldNumber(named, 0)
  const subSport = fieldNumber(session, 6) ?? fieldNumber(named, 1)
  const id = sportOfFit(sport, subSport)
  return {
    id: id ?? (sport === undefined ? null : OTHER_SPORT),
    known: id !== null || sport === undefined,
  }
}

function recordChannels(part: FitPart, { from, to }: Share): Channels {
  const { records } = part
  const channels = channelsOf(records, CHANNEL_NAMES, from, to)
  const t = channels.get('t')
  if (t) for (let i = 0; i < t.length; i++) t[i] = (t[i] ?? Number.NaN) + FIT_EPOCH
  const rate = columnSlice(records, '~rate', from, to)
  const fraction = columnSlice(records, '~rate_fraction', from, to)
  if (rate && fraction)
    for (let i = 0; i < rate.length; i++) rate[i] = (rate[i] ?? Number.NaN) + (fraction[i] || 0)
  if (rate) channels.set('cadence', rate)
  if (from > 0) countFromZero(channels.get('distance'), columnSlice(records, 'distance', 0, from))
  return channels
}

/** Some devices start every session of a multisport workout at zero, some count on. */
function countFromZero(
  distance: Float64Array | undefined,
  earlier: Float64Array | undefined,
): void {
  const before = earlier?.findLast((value) => !Number.isNaN(value)) ?? 0
  const first = distance?.find((value) => !Number.isNaN(value)) ?? 0
  if (!distance || first < before) return
  for (let i = 0; i < distance.length; i++) distance[i] = (distance[i] ?? Number.NaN) - before
}

/** @param isLonger whether the records go on after the last lap that the device has closed */
function totalsOf(
  session: FitMessage | undefined,
  laps: readonly RecordedLap[],
  isLonger: boolean,
): DeviceTotals {
  const lapTime = sumKnown(laps.map((lap) => lap.time))
  const timer = scaled(session, 8, 1000) ?? scaled(session, 7, 1000) ?? lapTime
  return {
    ...NO_TOTALS,
    distance: scaled(session, 9, 100),
    lap_distance: sumKnown(laps.map((lap) => lap.distance)),
    timer: isLonger && lapTime !== null ? Math.max(timer ?? 0, lapTime) : timer,
    elapsed: scaled(session, 7, 1000),
    moving: scaled(session, 59, 1000),
    averages: {
      heart_rate: scaled(session, 16, 1),
      stroke_rate: scaled(session, 18, 1),
      power: scaled(session, 20, 1),
    },
    heart_rate_max: scaled(session, 17, 1),
  }
}

/** The device that wrote the file, by its maker and its name. */
export function deviceOf(part: FitPart): string | null {
  const file = part.messages.get(FIT_MESSAGE.fileId)?.[0]
  const creator = part.messages
    .get(FIT_MESSAGE.deviceInfo)
    ?.find((device) => fieldNumber(device, 0) === 0)
  const maker = manufacturerName(fieldNumber(file, 1) ?? fieldNumber(creator, 2))
  const product = fieldText(file, 8) || fieldText(creator, 27)
  const named = maker !== null && !product.toLowerCase().startsWith(maker.toLowerCase())
  return deviceText(named ? `${maker} ${product}` : product)
}
