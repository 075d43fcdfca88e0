import type { ChannelName, Channels } from './channels.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'

/** Values of several lists, each with times of its own, which become records in the order of time. */
export interface Timeline {
  /** `t` in seconds */
  readonly set: (channel: ChannelName, t: number, value: number | null) => void
  readonly channels: () => Channels
}

const MILLISECOND = 1000

export function timeline(limits: ReadLimits): Timeline {
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
