import { useMemo, useState } from 'react'
import type { Crew } from '#contract/boats/crews.ts'
import { createStore, useStore } from '../../shell/store.ts'

/** Crews as the server last answered a save made here, by id. */
export type OwnSaves = ReadonlyMap<number, Crew>

/**
 * The fetched crews, each replaced by the answer to one's own save where that is newer: a list that
 * was asked for before a save may arrive after it.
 */
export const newestCrews = (fetched: readonly Crew[], own: OwnSaves): Crew[] =>
  fetched.map((crew) => {
    const saved = own.get(crew.id)
    return saved && saved.version > crew.version ? saved : crew
  })

/** The newest crews known here, as drawn and as of this moment, and taking in what a save answered. */
export function useNewestCrews(fetched: readonly Crew[]) {
  const [saves] = useState(() => createStore<OwnSaves>(new Map()))
  const own = useStore(saves)
  return {
    crews: useMemo(() => newestCrews(fetched, own), [fetched, own]),
    crewsNow: () => newestCrews(fetched, saves.get()),
    takeSaved: (crews: readonly Crew[]) =>
      saves.set(new Map([...saves.get(), ...crews.map((crew) => [crew.id, crew] as const)])),
  }
}
