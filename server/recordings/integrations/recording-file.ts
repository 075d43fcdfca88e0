import type { ProviderFile } from './providers/provider.ts'

/** SI units; `start` of a lap as an instant, null when it follows the lap before. */
export type WrittenLap = {
  start: string | null
  time: number | null
  distance: number | null
  heart_rate_avg: number | null
  stroke_rate_avg: number | null
  rest: boolean
}

/**
 * What a provider sends as JSON instead of a file. Channels are named as everywhere, and `t` is in
 * seconds from the start.
 */
export type WrittenRecording = {
  provider: string
  id: string
  name: string | null
  sport: string | null
  device: string | null
  start: string | null
  /** a clock on the wall at the end, where that is all there is */
  wall_end?: string | null
  elapsed: number | null
  moving?: number | null
  work?: number | null
  rest?: number | null
  distance: number | null
  heart_rate_avg: number | null
  heart_rate_max: number | null
  channels: Readonly<Record<string, readonly (number | null)[]>>
  laps: readonly WrittenLap[]
}

/** The recording as the file that is kept and read, the same bytes for the same answers. */
export const recordingFile = (name: string, recording: WrittenRecording): ProviderFile => ({
  name,
  bytes: Buffer.from(JSON.stringify({ format: 'recording/1', ...recording })),
})
