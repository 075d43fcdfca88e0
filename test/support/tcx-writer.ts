/** Content of one TCX activity; times in seconds since `start`, all else as the format has it. */
export interface TcxPoint {
  readonly t?: number | undefined
  readonly lat?: number | undefined
  readonly lon?: number | undefined
  readonly altitude?: number | undefined
  readonly distance?: number | undefined
  readonly heart_rate?: number | undefined
  readonly cadence?: number | undefined
  readonly speed?: number | undefined
  readonly watts?: number | undefined
}

interface TcxLap {
  readonly start: number
  readonly time?: number | undefined
  readonly distance?: number | undefined
  readonly heart_rate_avg?: number | undefined
  readonly cadence?: number | undefined
  readonly resting?: boolean
  /** each list is a Track of its own */
  readonly tracks: readonly (readonly TcxPoint[])[]
}

export interface TcxContent {
  readonly start: Date
  readonly sport: 'Running' | 'Biking' | 'Other'
  readonly device?: string
  readonly laps: readonly TcxLap[]
}

const NAMESPACES =
  'xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2" ' +
  'xmlns:ns3="http://www.garmin.com/xmlschemas/ActivityExtension/v2"'

const element = (name: string, value: number | string | undefined): string =>
  value === undefined ? '' : `<${name}>${value}</${name}>`
const wrap = (name: string, inner: string): string =>
  inner === '' ? '' : `<${name}>${inner}</${name}>`
const timeAt = (start: Date, seconds: number): string =>
  new Date(start.getTime() + seconds * 1000).toISOString()

/** A TCX file with one Activity per content. */
export function writeTcx(...contents: readonly TcxContent[]): Uint8Array {
  const activities = contents.map(writeActivity).join('')
  const xml =
    `<?xml version="1.0" encoding="UTF-8"?>\n<TrainingCenterDatabase ${NAMESPACES}><Activities>` +
    `${activities}</Activities></TrainingCenterDatabase>\n`
  return new TextEncoder().encode(xml)
}

function writeActivity({ start, sport, device, laps }: TcxContent): string {
  const creator = device === undefined ? '' : `<Creator>${element('Name', device)}</Creator>`
  return (
    `<Activity Sport="${sport}"><Id>${timeAt(start, 0)}</Id>` +
    `${laps.map((lap) => writeLap(start, lap)).join('')}${creator}</Activity>`
  )
}

function writeLap(start: Date, lap: TcxLap): string {
  const tracks = lap.tracks.map(
    (points) => `<Track>${points.map((point) => writePoint(start, point)).join('')}</Track>`,
  )
  return [
    `<Lap StartTime="${timeAt(start, lap.start)}">`,
    element('TotalTimeSeconds', lap.time),
    element('DistanceMeters', lap.distance),
    wrap('AverageHeartRateBpm', element('Value', lap.heart_rate_avg)),
    element('Intensity', lap.resting ? 'Resting' : 'Active'),
    element('Cadence', lap.cadence),
    ...tracks,
    '</Lap>',
  ].join('')
}

function writePoint(start: Date, point: TcxPoint): string {
  return wrap(
    'Trackpoint',
    [
      element('Time', point.t === undefined ? undefined : timeAt(start, point.t)),
      wrap(
        'Position',
        element('LatitudeDegrees', point.lat) + element('LongitudeDegrees', point.lon),
      ),
      element('AltitudeMeters', point.altitude),
      element('DistanceMeters', point.distance),
      wrap('HeartRateBpm', element('Value', point.heart_rate)),
      element('Cadence', point.cadence),
      wrap(
        'Extensions',
        wrap('ns3:TPX', element('ns3:Speed', point.speed) + element('ns3:Watts', point.watts)),
      ),
    ].join(''),
  )
}
