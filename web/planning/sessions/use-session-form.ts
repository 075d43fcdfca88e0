import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import type { Session } from '#contract/planning/sessions.ts'
import { BOUNDS } from '#domain/constants/bounds.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.ts'
import { same } from './changed-plan.ts'
import { keepPeople, keepSport } from './kept-choices.ts'
import { faultsOf, MOST_SECONDS, type Fault } from './draft-faults.ts'
import { planKindOf } from './plan-kind.ts'
import { planOfDraft, repeatOfDraft, timelessPlan, type Named } from './draft-plan.ts'
import { spanOf, type People, type SessionDraft } from './session-draft.ts'
import { askScope } from '../session-facts/open.ts'
import { useBaseVersion } from './use-base-version.ts'
import { changedMeanwhile, messagesOf, storedBefore, useSaveSession } from './use-save-session.ts'
import { useSayDone } from './use-say-done.ts'
import { useSessionDraft, type DraftChange } from './use-session-draft.ts'

/** `place` is where the typed text is kept meanwhile. */
export type FormTask = {
  saved: Session | null
  initial: SessionDraft
  clubId: number
  assigns: boolean
  place: string
  /** Whether a field holds a number it does not take, and so keeps the plan from being saved. */
  refuses: () => boolean
  /** Who trains when these are chosen. */
  training: (people: People) => readonly { id: number }[]
  /** What the session is called while nobody has typed a name. */
  propose: (draft: SessionDraft) => string
}

/** The state of the form, and what saving does. */
export function useSessionForm(task: FormTask) {
  const { ground, first, settle, settling } = useBaseVersion(task)
  const typed = useSessionDraft(first, ground, task.place)
  const [attempts, setAttempts] = useState(0)
  const [asked, setAsked] = useState<boolean | null>(null)
  const save = useSaveSession()
  const faultWords = useFaultWords()
  const problemWords = useProblemWords()
  const { timeZone } = useFormat()
  const leave = useLeaving(typed.dirty)
  const submit = useOneAtATime(useSubmit({ ...task, ...ground }, typed, save.mutateAsync, leave))
  const meanwhile = changedMeanwhile(save.error)
  return {
    draft: typed.draft,
    errors: {
      ...(attempts > 0 && faultWords(withName(typed.draft, task))),
      ...messagesOf(save.error),
    },
    problem: meanwhile.length === 0 ? problemWords(save.error) : null,
    meanwhile,
    attempts,
    saving: save.isPending || settling,
    change: (part: DraftChange) => {
      if (save.isError) save.reset()
      typed.change(part)
    },
    setReadable: typed.setReadable,
    submit: (published: boolean | null) => {
      setAttempts((count) => count + 1)
      setAsked(published)
      return submit(published)
    },
    /** Saves on top of what others have changed, or shows theirs. */
    settle: async (wins: 'mine' | 'theirs') => {
      const settled = await settle(typed.now().draft, wins)
      if (settled === null) return
      save.reset()
      typed.change(settled.draft)
      if (wins === 'mine') await submit(asked, settled.ground)
    },
    leave,
    kept: () => {
      setAttempts((count) => count + 1)
      return task.refuses() ? null : keptOf(nowNamed(typed, task), timeZone)
    },
  }
}

/** The draft under the name it is saved by. */
const withName = (draft: SessionDraft, { propose }: Pick<FormTask, 'propose'>): SessionDraft =>
  draft.name.trim() === '' ? { ...draft, name: propose(draft) } : draft

type Typed = ReturnType<typeof useSessionDraft>

function nowNamed(typed: Typed, task: Pick<FormTask, 'propose'>) {
  const now = typed.now()
  return { ...now, draft: withName(now.draft, task) }
}

type Leave = (to: string) => void | Promise<void>

/** Goes to another page without asking about what is typed. */
function useLeaving(dirty: boolean): Leave {
  const navigate = useNavigate()
  const leaveOnPurpose = useLeaveGuard(dirty)
  return (to) => {
    leaveOnPurpose()
    return navigate(to, { replace: true })
  }
}
type Save = ReturnType<typeof useSaveSession>['mutateAsync']

/**
 * The people the form names; nobody if the caller may not assign others, or has changed nothing.
 */
function namedIn(draft: SessionDraft, { saved, initial, assigns }: FormTask): Named {
  const changed =
    saved === null || !same(draft.people, initial.people) || !same(draft.grants, initial.grants)
  return assigns && changed
    ? { people: draft.people, grants: draft.grants, before: initial.grants }
    : null
}

/** The plan of a draft as it is stored. */
function draftToSave(draft: SessionDraft, task: FormTask, timeZone: string) {
  const athletes = new Set(task.training(draft.people).map(({ id }) => id))
  return planOfDraft(draft, draft.sport_id ?? 0, timeZone, namedIn(draft, task), athletes)
}

/** The sport and the people come first the next time. */
function keepChoices(clubId: number, draft: SessionDraft): void {
  const { sport_id, people } = draft
  if (sport_id !== null && planKindOf(draft) === 'training') keepSport(clubId, sport_id)
  if (Object.values(people).some((ids) => ids.length > 0)) keepPeople(clubId, people)
}

const isReady = ({ draft, unreadable }: ReturnType<Typed['now']>) =>
  unreadable.length === 0 && Object.keys(faultsOf(draft)).length === 0

/** The plan as a template keeps it; null while something is wrong with it. */
function keptOf(now: ReturnType<Typed['now']>, timeZone: string) {
  const { draft } = now
  if (!isReady(now) || draft.sport_id === null) return null
  const { start_date, end_date } = spanOf(draft, timeZone)
  return {
    plan: timelessPlan(draft, draft.sport_id),
    duration: (Date.parse(end_date) - Date.parse(start_date)) / 1000,
  }
}

/**
 * Runs nothing while it runs, and nothing any more once that was done for good: a key is pressed
 * again before the page has followed.
 */
function useOneAtATime<A extends readonly unknown[]>(
  work: (...args: A) => Promise<boolean>,
): (...args: A) => Promise<void> {
  const busy = useRef(false)
  return async (...args) => {
    if (busy.current) return
    busy.current = true
    busy.current = await work(...args).catch(() => false)
  }
}

/**
 * Saves what is typed, unless something is wrong with it, and says whether it did; null leaves the
 * session as published or unpublished as it was. For a series one chooses which sessions the change
 * applies to.
 */
function useSubmit(task: FormTask, typed: Typed, save: Save, leave: Leave) {
  const { t } = useTranslation('session-form')
  const { timeZone } = useFormat()
  const sayDone = useSayDone()
  const backOn = useWayBack()
  return async (
    published: boolean | null,
    { saved, initial }: Pick<FormTask, 'saved' | 'initial'> = task,
  ) => {
    // A field takes over what was typed into it when it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const now = nowNamed(typed, task)
    const { draft } = now
    if (task.refuses() || !isReady(now)) return false
    const scope = saved?.series_id ? await askScope(t('scope.save'), saved.id, 'change') : 'this'
    if (scope === null) return false
    const planOf = (of: SessionDraft) => draftToSave(of, { ...task, saved, initial }, timeZone)
    const ground = saved && {
      id: saved.id,
      change_id: saved.change_id,
      plan: planOf(initial).plan,
      scope,
    }
    const done = await save({
      task: planOf(draft),
      published,
      repeat: repeatOfDraft(draft),
      ground,
    }).catch(() => null)
    if (done === null) return false
    typed.markStored()
    keepChoices(task.clubId, draft)
    const back = backOn(draft.start.day)
    await sayDone(done, { published, isNew: ground === null, isBack: back !== null })
    await leave(back ?? paths.session(done.id))
    return true
  }
}

/** The calendar one came from, on the day that was planned; null for who came another way. */
function useWayBack(): (day: string) => string | null {
  const from = (useLocation().state as { calendar?: string } | null)?.calendar
  return (day) => {
    if (from === undefined) return null
    const search = new URLSearchParams(from)
    search.set('date', day)
    return `${paths.calendar()}?${search}`
  }
}

function useProblemWords() {
  const { t } = useTranslation('session-form')
  return (error: unknown): string | null => {
    if (storedBefore(error)) return t('storedBefore')
    return error instanceof ApiProblem ? error.message : null
  }
}

function useFaultWords() {
  const { t } = useTranslation('session-form')
  const format = useFormat()
  const words = (fault: Fault): string => {
    if (fault === 'distance')
      return t('fault.between', {
        min: format.distance(0),
        max: format.distance(BOUNDS.total_distance.max),
      })
    if (fault === 'time')
      return t('fault.between', { min: format.duration(0), max: format.duration(MOST_SECONDS) })
    return t(`fault.${fault}`)
  }
  return (draft: SessionDraft): Record<string, string> =>
    Object.fromEntries(
      Object.entries(faultsOf(draft)).map(([field, fault]) => [field, words(fault)]),
    )
}
