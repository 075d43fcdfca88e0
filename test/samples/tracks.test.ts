import { expect, test } from 'vitest'
import { DEFAULT_LIMITS } from '../../readers/limits.ts'
import { readGpx } from '../../readers/gpx.ts'
import { readManifest, readSample } from './manifest.ts'

const TRACK = /<trk>[\s\S]*?<\/trk>/g

const samples = readManifest()
  .filter(({ file }) => file.endsWith('.gpx') && !file.startsWith('hostile/'))
  .map(({ file }) => ({ file, xml: new TextDecoder().decode(readSample(file)) }))
  .filter(({ xml }) => {
    const tracks = xml.match(TRACK) ?? []
    return (
      tracks.length > 1 &&
      tracks.every((track) => !track.includes('<trkpt') || track.includes('<time>'))
    )
  })

const activitiesOf = (xml: string) =>
  readGpx(new TextEncoder().encode(xml), DEFAULT_LIMITS)
    .activities.map(({ start_time, records, duration, elapsed_time, distance, laps }) => ({
      start_time,
      records,
      duration,
      elapsed_time,
      distance,
      // A track without points has a lap that says nothing.
      laps: laps.filter(({ time }) => time !== null),
    }))
    .toSorted((one, other) => (one.start_time ?? '').localeCompare(other.start_time ?? ''))

test('there are samples of several tracks', () => expect(samples.length).toBeGreaterThan(0))

test.each(samples)('$file holds the same whatever the order of its tracks', ({ xml }) => {
  const tracks = xml.match(TRACK) ?? []
  const half = Math.ceil(tracks.length / 2)
  for (const order of [tracks.toReversed(), [...tracks.slice(half), ...tracks.slice(0, half)]]) {
    let next = 0
    expect(activitiesOf(xml.replaceAll(TRACK, () => order[next++] ?? ''))).toEqual(
      activitiesOf(xml),
    )
  }
})
