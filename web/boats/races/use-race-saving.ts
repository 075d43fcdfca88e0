import { useEffect, useEffectEvent, useState } from 'react'
import { eventRaces, saveRaces, type Race, type RaceChange } from '#contract/boats/races.ts'
import { api, invalidate } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { queryClient } from '../../api/query-client.ts'
import { racesQuery } from './queries.ts'
import type { TypedRow } from './race-rows.ts'

const PAUSE_MS = 800
const RETRY_MS = 8000
/** These are shown at the sheet. */
const OWN = [0, 400, 409, 503] as const

/** A change of a row, and the cells it was made from. */
export type Sent = { key: string; change: RaceChange; sent: TypedRow }

type Body = { races: RaceChange[]; deleted?: { id: number; version: number }[] }

/** Stores it, shows what is there then, and answers with the ids of what is new. */
async function store(sessionId: number, body: Body): Promise<number[]> {
  const { data } = await api(saveRaces, { body: { session_id: sessionId, ...body } }, { own: OWN })
  const { added, ...races } = data
  queryClient.setQueryData(racesQuery(sessionId).queryKey, { data: races })
  return added
}

/**
 * Stores what is ready shortly after the last key. What somebody else has changed meanwhile is
 * fetched, and then only the cells that both have changed are asked about.
 */
export function useRaceSaving(
  sessionId: number,
  ready: readonly Sent[],
  onStored: (sent: readonly Sent[], ids: ReadonlyMap<number, string>) => void,
) {
  const [saving, setSaving] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function fail(error: unknown) {
    const problem = error instanceof ApiProblem ? error : null
    if (problem?.code === 'conflict') await invalidate(eventRaces)
    else setTrouble(problem?.message ?? null)
  }
  const save = useEffectEvent(async (batch: readonly Sent[]) => {
    setSaving(true)
    try {
      const added = await store(sessionId, { races: batch.map(({ change }) => change) })
      const created = batch.filter(({ change }) => change.id === undefined)
      onStored(batch, new Map(created.map(({ key }, place) => [added[place] ?? 0, key])))
      setTrouble(null)
    } catch (error) {
      await fail(error)
    } finally {
      setSaving(false)
    }
  })
  useEffect(() => {
    if (ready.length === 0 || saving) return undefined
    const timer = setTimeout(() => void save(ready), trouble === null ? PAUSE_MS : RETRY_MS)
    return () => clearTimeout(timer)
  }, [ready, saving, trouble])
  /** Deletes a race, and answers whether it is gone. */
  async function remove({ id, version }: Race): Promise<boolean> {
    try {
      await store(sessionId, { races: [], deleted: [{ id, version }] })
      return true
    } catch (error) {
      await fail(error)
      return false
    }
  }
  return { saving, trouble, pending: ready.length, remove }
}
