import { strToU8, zipSync } from 'fflate'
import { writeGpx } from './gpx-writer.ts'

const BEATS_EVERY = 5

/**
 * A small export of Apple Health: one row of some seconds with heart rate, and in an archive also
 * its track.
 */
export function healthXml(start: Date, seconds = 120): string {
  const moment = (after: number) =>
    `${new Date(start.getTime() + after * 1000).toISOString().slice(0, 19).replace('T', ' ')} +0000`
  const beats = Array.from({ length: Math.floor(seconds / BEATS_EVERY) }, (_, index) => {
    const at = moment(index * BEATS_EVERY)
    return (
      `<Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" startDate="${at}" ` +
      `endDate="${at}" value="140"/>`
    )
  })
  const route = '<WorkoutRoute><FileReference path="/workout-routes/route_1.gpx"/></WorkoutRoute>'
  const workout =
    `<Workout workoutActivityType="HKWorkoutActivityTypeRowing" totalDistance="${seconds * 4}" ` +
    `totalDistanceUnit="m" sourceName="Watch" startDate="${moment(0)}" ` +
    `endDate="${moment(seconds)}">${route}</Workout>`
  return (
    `<?xml version="1.0"?>\n<!DOCTYPE HealthData []>\n<HealthData>\n` +
    `${[...beats, workout].join('\n')}\n</HealthData>`
  )
}

export function healthZip(start: Date, seconds = 120): Uint8Array {
  const points = Array.from({ length: seconds + 1 }, (_, t) => ({
    t,
    lat: 52.2 + (t * 4) / 111_195,
    lon: 0.1,
  }))
  return zipSync({
    'apple_health_export/export.xml': strToU8(healthXml(start, seconds)),
    'apple_health_export/workout-routes/route_1.gpx': writeGpx({
      start,
      tracks: [{ segments: [points] }],
    }),
  })
}
