/** One point; `t` in seconds since the content's `start`. */
export interface GpxPoint {
  readonly lat: number
  readonly lon: number
  readonly t?: number | undefined
  readonly ele?: number | undefined
  readonly hr?: number | undefined
  readonly cad?: number | undefined
  readonly power?: number | undefined
}

export interface GpxTrack {
  readonly type?: string
  readonly segments: readonly (readonly GpxPoint[])[]
}

export interface GpxContent {
  readonly start: Date
  readonly creator?: string
  readonly tracks: readonly GpxTrack[]
}

const element = (name: string, value: number | string | undefined): string =>
  value === undefined ? '' : `<${name}>${value}</${name}>`
const wrap = (name: string, inner: string): string =>
  inner === '' ? '' : `<${name}>${inner}</${name}>`

/** A GPX 1.1 file. */
export function writeGpx({ start, creator = 'Slipway', tracks }: GpxContent): Uint8Array {
  const body = tracks.map(({ type, segments }) => {
    const written = segments.map(
      (points) => `<trkseg>${points.map((point) => writePoint(start, point)).join('')}</trkseg>`,
    )
    return `<trk>${element('type', type)}${written.join('')}</trk>`
  })
  const root =
    `<gpx version="1.1" creator="${creator}" xmlns="http://www.topografix.com/GPX/1/1" ` +
    'xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">'
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n${root}${body.join('')}</gpx>\n`,
  )
}

function writePoint(start: Date, { lat, lon, t, ele, hr, cad, power }: GpxPoint): string {
  const time = t === undefined ? undefined : new Date(start.getTime() + t * 1000).toISOString()
  const extension = wrap(
    'gpxtpx:TrackPointExtension',
    element('gpxtpx:hr', hr) + element('gpxtpx:cad', cad),
  )
  const extensions = wrap('extensions', element('power', power) + extension)
  return (
    `<trkpt lat="${lat}" lon="${lon}">` +
    `${element('ele', ele)}${element('time', time)}${extensions}</trkpt>`
  )
}
