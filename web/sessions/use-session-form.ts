import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Session } from '#contract/sessions.ts'
import { BOUNDS } from '#domain/constants/bounds.ts'
import { ApiProblem } from '../api.ts'
import { useFormat } from '../format.ts'
import { paths } from '../paths.ts'
import { notify } from '../shell/notices.ts'
import { useConfirm } from '../shell/use-confirm.tsx'
import { useLeaveGuard } from '../shell/use-leave-guard.ts'
import { keepPeople, keepSport } from './kept-choices.ts'
import { faultsOf, MOST_SECONDS, planOfDraft, type Fault, type SessionDraft } from './session-draft.ts'
import { messagesOf, useDeleteSession, useSaveSession } from './use-save-session.ts'
import { useSessionDraft, type DraftChange } from './use-session-draft.ts'

export type FormTask = { saved: Session | null; initial: SessionDraft; clubId: number; assigns: boolean }

/** The state of the form, and what saving and deleting do. */
export function useSessionForm(task: FormTask) {
  const { saved, initial } = task
  const typed = useSessionDraft(initial)
  const [attempts, setAttempts] = useState(0)
  const save = useSaveSession(saved?.id ?? null)
  const remove = useDeleteSession(saved?.id ?? 0)
  const navigate = useNavigate()
  const faultWords = useFaultWords()
  const leaveOnPurpose = useLeaveGuard(typed.dirty)
  const leave = (to: string) => {
    leaveOnPurpose()
    return navigate(to, { replace: true })
  }
  const submit = useSubmit(task, typed, save.mutateAsync, leave)
  const askDelete = useAskDelete(saved, remove.mutateAsync, leave)
  return {
    draft: typed.draft,
    errors: { ...(attempts > 0 && faultWords(typed.draft)), ...messagesOf(save.error) },
    problem: save.error instanceof ApiProblem ? save.error.message : null,
    attempts,
    saving: save.isPending || remove.isPending,
    change: (part: DraftChange) => {
      if (save.isError) save.reset()
      typed.change(part)
    },
    setReadable: typed.setReadable,
    submit: (published: boolean | null) => {
      setAttempts((count) => count + 1)
      return submit(published)
    },
    askDelete,
  }
}

type Leave = (to: string) => void | Promise<void>
type Save = ReturnType<typeof useSaveSession>['mutateAsync']

/** Saves what is typed, unless something is wrong with it; null leaves it published or not as it was. */
function useSubmit({ saved, initial, clubId, assigns }: FormTask, typed: ReturnType<typeof useSessionDraft>, save: Save, leave: Leave) {
  const { t } = useTranslation('session-form')
  const { timeZone } = useFormat()
  return async (published: boolean | null) => {
    // A field takes over what was typed into it when it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const { draft, unreadable } = typed.now()
    if (draft.sport_id === null || unreadable.length > 0 || Object.keys(faultsOf(draft)).length > 0) return
    const people = assigns && (saved === null || draft.people !== initial.people) ? draft.people : null
    const plan = planOfDraft(draft, draft.sport_id, timeZone, people)
    const id = await save(published === null ? plan : { ...plan, published }).catch(() => null)
    if (id === null) return
    keepSport(clubId, draft.sport_id)
    if (people && Object.values(people).some((ids) => ids.length > 0)) keepPeople(clubId, people)
    notify('success', t(published === false ? 'savedDraft' : 'saved'))
    await leave(paths.session(id))
  }
}

function useAskDelete(saved: Session | null, remove: () => Promise<unknown>, leave: Leave) {
  const { t } = useTranslation('session-form')
  const confirm = useConfirm()
  return async () => {
    const title = t('deleteTitle', { name: saved?.name ?? '' })
    if (!(await confirm({ title, text: t('deleteText'), confirm: t('delete'), dangerous: true }))) return
    const gone = await remove().then(
      () => true,
      () => false,
    )
    if (gone) await leave(paths.calendar())
  }
}

function useFaultWords() {
  const { t } = useTranslation('session-form')
  const format = useFormat()
  const words = (fault: Fault): string => {
    if (fault === 'distance') return t('fault.between', { min: format.distance(0), max: format.distance(BOUNDS.total_distance.max) })
    if (fault === 'time') return t('fault.between', { min: format.duration(0), max: format.duration(MOST_SECONDS) })
    return t(`fault.${fault}`)
  }
  return (draft: SessionDraft): Record<string, string> =>
    Object.fromEntries(Object.entries(faultsOf(draft)).map(([field, fault]) => [field, words(fault)]))
}

/** After each attempt that found something wrong, the first wrong field is where one goes on. */
export function useFirstFault(form: RefObject<HTMLFormElement | null>, attempts: number, failed: boolean): void {
  useEffect(() => {
    if (attempts > 0 || failed) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, attempts, failed])
}

/** Ctrl or ⌘ and Enter save, wherever one is in the form. */
export function useSaveKeys(save: () => void): void {
  const run = useEffectEvent(save)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const elsewhere = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || elsewhere) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
