import type { Made, Run, Step } from './run.ts'
import type { RecorderStore } from './stores.ts'

/** A recording of this phone: how it is now, and in the store as soon as it can be. */
export type RunHolder = {
  get(): Run
  update(change: (run: Run) => Step): void
  /** A change that is stored with the next one. */
  adjust(change: (run: Run) => Run): void
  /** Resolves once what is known now is stored, or could not be. */
  saved(): Promise<void>
  /** Samples after a number, those as well for which this phone has no room. */
  samplesAfter(number: number, most: number): Promise<readonly Made[]>
}

type Watching = { onChange?: () => void; onStored?: () => void; onTrouble?: () => void }

export function holdRun(store: RecorderStore, first: Run, watching: Watching = {}): RunHolder {
  let now = first
  let waiting: readonly Made[] = []
  let isStale = false
  let saving: Promise<void> = Promise.resolve()

  const save = async () => {
    if (!isStale) return
    const [run, samples] = [now, waiting]
    waiting = []
    isStale = false
    try {
      await store.save(run, samples)
      watching.onStored?.()
    } catch {
      // They are stored with the next ones.
      waiting = [...samples, ...waiting]
      isStale = true
      watching.onTrouble?.()
    }
  }
  return {
    get: () => now,
    update(change) {
      const { run, samples } = change(now)
      if (run === now && samples.length === 0) return
      now = run
      waiting = [...waiting, ...samples]
      isStale = true
      saving = saving.then(save)
      watching.onChange?.()
    },
    adjust(change) {
      now = change(now)
      isStale = true
    },
    saved: () => saving,
    async samplesAfter(number, most) {
      const stored = await store.samplesAfter(now, number, most).catch(() => [])
      const next = number + stored.length + 1
      const place = next - (now.made - waiting.length + 1)
      const unstored = place < 0 ? [] : waiting.slice(place)
      return [...stored, ...unstored].slice(0, most)
    },
  }
}
