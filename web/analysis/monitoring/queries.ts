import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { home } from '#contract/analysis/home.ts'
import {
  dailyMornings,
  healthReport,
  trainingQuality,
} from '#contract/analysis/monitoring-reports.ts'
import { notedMornings } from '#contract/analysis/monitoring-noted.ts'
import { morning, morningCourse, saveMorning } from '#contract/analysis/monitoring.ts'
import { query } from '../../api/api.ts'
import { putInOutbox } from '../../offline/outbox.ts'
import { usePending } from '../../offline/outbox-state.ts'
import { morningFor, morningSubject, valuesWith, type MorningBody } from './morning-model.ts'

/** The calls whose replies hold what somebody said of a morning. */
const SHOWS_MORNINGS = [
  morning,
  morningCourse,
  home,
  notedMornings,
  dailyMornings,
  healthReport,
  trainingQuality,
] as const

/** Of today when no day is given: only such a reply is kept for when there is no connection. */
const morningQuery = (userId: number, day?: string) =>
  query(morning, { params: { id: userId }, ...(day !== undefined && { query: { day } }) })

/** A morning as the person left it, whether or not it is stored already. */
export function useMorning(userId: number, day: string, today: string) {
  const asked = useQuery(morningQuery(userId, day === today ? undefined : day))
  const pending = usePending(morningSubject(userId))
  const fetched = asked.data?.data
  const shown = useMemo(() => {
    if (!fetched) return undefined
    const stored = morningFor(fetched, day)
    return { ...stored, values: valuesWith(stored.values, pending, day) }
  }, [fetched, pending, day])
  return { morning: shown, asked }
}

/** Puts a morning on its way to the server; it waits on this device until it is there. */
export const sendMorning = (userId: number, title: string, body: MorningBody): Promise<void> =>
  putInOutbox(saveMorning, {
    input: { body: { user_id: userId, ...body } },
    subject: morningSubject(userId),
    title,
    refresh: SHOWS_MORNINGS,
  })
