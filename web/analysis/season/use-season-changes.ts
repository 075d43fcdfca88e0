import { useState } from 'react'
import {
  changeSeason,
  changeSeasonWeeks,
  season as seasonCall,
  seasonHistory,
  seasonTargets,
  type Season,
  type SeasonWeek,
  type WeekChange,
} from '#contract/analysis/season.ts'
import type { Reply } from '#contract/endpoint.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'

export type Scope = { squad_id?: number; athlete_id?: number }
type PlanChange = {
  phases?: Season['phases']
  goals?: { session_id: number; priority: 'A' | 'B' | 'C' | null }[]
  rules?: NonNullable<Season['rules']>
}
/** One change, with what takes it back. */
export type Write = { weeks?: WeekChange[]; plan?: PlanChange; proposed?: boolean }
type Step = { redo: Write; undo: Write }

/** The one squad or athlete that the calendar shows, else what is usual. */
export function scopeOf(squads: readonly number[], athletes: readonly number[]): Scope {
  const [squad_id] = squads
  const [athlete_id] = athletes
  if (athlete_id !== undefined) return { athlete_id }
  return squad_id === undefined ? {} : { squad_id }
}

export const seasonQuery = (scope: Scope, day: string) =>
  query(seasonCall, { query: { ...scope, day } })

/** Writes changes of a season at once on the screen, and keeps the steps back and forth. */
export function useSeasonChanges(season: Season, scope: Scope, day: string) {
  const [steps, setSteps] = useState<{ past: Step[]; next: Step[] }>({ past: [], next: [] })
  const { queryKey } = seasonQuery(scope, day)
  async function write({ weeks, plan, proposed }: Write) {
    queryClient.setQueryData<Reply<typeof seasonCall>>(queryKey, (reply) =>
      reply
        ? { data: changed(reply.data, { ...(weeks && { weeks }), ...(plan && { plan }) }) }
        : reply,
    )
    const whose = { ...scope, day: season.first_day }
    try {
      if (plan) await api(changeSeason, { body: { ...whose, ...plan } })
      if (weeks)
        await api(changeSeasonWeeks, { body: { ...whose, weeks, ...(proposed && { proposed }) } })
    } finally {
      await invalidate(seasonCall, seasonTargets, seasonHistory)
    }
  }
  return {
    change(redo: Write) {
      const step = { redo, undo: inverseOf(season, redo) }
      setSteps(({ past }) => ({ past: [...past, step], next: [] }))
      return write(redo)
    },
    undo: takenFrom(steps.past, (step) => {
      setSteps({ past: steps.past.slice(0, -1), next: [...steps.next, step] })
      void write(step.undo)
    }),
    redo: takenFrom(steps.next, (step) => {
      setSteps({ past: [...steps.past, step], next: steps.next.slice(0, -1) })
      void write(step.redo)
    }),
  }
}

const takenFrom = (steps: readonly Step[], run: (step: Step) => void): (() => void) | null => {
  const step = steps.at(-1)
  return step === undefined ? null : () => run(step)
}

type Target = NonNullable<SeasonWeek['target']>
const NO_TARGET: Target = {
  seconds: null,
  distance: null,
  load: null,
  sessions: null,
  shares: null,
  kind: null,
  note: null,
  by_hand: false,
  proposed_on: null,
}

/** What puts back all that a change touches. */
export function inverseOf(season: Season, { weeks, plan }: Write): Write {
  const before = new Map(season.weeks.map((week) => [week.monday, week.target ?? NO_TARGET]))
  return {
    ...(weeks && {
      weeks: weeks.map(({ monday }) => {
        const { proposed_on: _, ...target } = before.get(monday) ?? NO_TARGET
        return { monday, ...target }
      }),
    }),
    ...(plan && {
      plan: {
        ...(plan.phases && { phases: season.phases }),
        ...(plan.goals && {
          goals: plan.goals.map(({ session_id }) => ({
            session_id,
            priority: season.goals.find((goal) => goal.session_id === session_id)?.priority ?? null,
          })),
        }),
      },
    }),
  }
}

/** The season as it is once a change is stored. */
export function changed(season: Season, { weeks = [], plan = {} }: Write): Season {
  const changes = new Map(weeks.map((week) => [week.monday, week]))
  const priorities = new Map(plan.goals?.map((goal) => [goal.session_id, goal.priority]))
  return {
    ...season,
    ...(plan.phases && { phases: plan.phases }),
    ...(plan.rules && { rules: plan.rules }),
    goals: season.goals.map((goal) => ({
      ...goal,
      priority: priorities.has(goal.session_id)
        ? (priorities.get(goal.session_id) ?? null)
        : goal.priority,
    })),
    weeks: season.weeks.map((week) => {
      const change = changes.get(week.monday)
      return change ? { ...week, target: targetWith(week.target, change) } : week
    }),
  }
}

function targetWith(before: SeasonWeek['target'], change: WeekChange): SeasonWeek['target'] {
  const known = Object.fromEntries(
    Object.entries(change).filter(([name, value]) => name !== 'monday' && value !== undefined),
  )
  return { ...NO_TARGET, ...before, by_hand: true, ...known }
}
