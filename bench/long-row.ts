import { writeFit, type FitRecord } from '../server/demo/fit-writer.ts'

export const RECORDS = 10_800

/**
 * So many seconds at 1 Hz: pieces of ten minutes and easy rowing between, so that every channel
 * moves as a boat and a body do.
 */
export function rowRecords(seconds: number): FitRecord[] {
  const records: FitRecord[] = []
  let distance = 0
  let heart = 110
  for (let t = 0; t < seconds; t++) {
    const hard = t % 900 > 300
    const speed = (hard ? 4.6 : 3.4) + 0.25 * Math.sin(t / 1.7) + 0.1 * Math.sin(t / 37)
    distance += speed
    heart += ((hard ? 172 : 128) - heart) / 45
    records.push({
      t,
      lat: 52.2 + (3000 * Math.sin(distance / 6000)) / 111_195,
      lon: 0.1 + (900 * Math.sin(distance / 2000)) / 68_000,
      distance,
      speed,
      heart_rate: Math.round(heart + 2 * Math.sin(t / 5)),
      cadence: Math.round((hard ? 28 : 19) + Math.sin(t / 9)),
      power: Math.round((hard ? 260 : 140) + 30 * Math.sin(t / 1.7)),
      altitude: 6 + Math.sin(t / 600),
    })
  }
  return records
}

/** Three hours of it, as a file. */
export function longRow(start: Date): Uint8Array<ArrayBuffer> {
  const records = rowRecords(RECORDS)
  const distance = records.at(-1)?.distance ?? 0
  const laps = Array.from({ length: 12 }, (_, lap) => ({
    start: lap * 900,
    time: 900,
    distance: distance / 12,
  }))
  return Uint8Array.from(
    writeFit({
      start,
      sport: 15,
      records,
      laps,
      session: { start: 0, time: RECORDS - 1, distance },
    }),
  )
}
