import { resampled } from '#domain/training/recorded-columns.ts'
import type { Channels } from './channels.ts'
import { addRow, columnIndex, columnSlice, setCell, type Columns } from './columns.ts'
import { parseDecimal, parseTime } from './xml.ts'

/** A heart rate that SportTracks writes beside the track: when it was, and its beats a minute. */
export function addBeat(
  beats: Columns,
  { time = '', bpm = '' }: Readonly<Record<string, string>>,
): void {
  const row = addRow(beats)
  setCell(beats, columnIndex(beats, 't'), row, parseTime(time))
  setCell(beats, columnIndex(beats, 'heart_rate'), row, parseDecimal(bpm))
}

/** Gives each point the last heart rate before it, where points have none of their own. */
export function addHeartRate(channels: Channels, beats: Columns): void {
  const t = channels.get('t')
  const times = columnSlice(beats, 't')
  const rates = columnSlice(beats, 'heart_rate')
  if (channels.has('heart_rate') || !t || !times || !rates) return
  const heartRate = resampled(t, times, rates, 0)
  if (heartRate.some((rate) => !Number.isNaN(rate))) channels.set('heart_rate', heartRate)
}
