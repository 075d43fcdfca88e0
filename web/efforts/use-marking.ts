import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Effort, ProposedPiece } from '#contract/efforts.ts'
import { bandsOf, draftsOf, named, type Changing, type Draft, type Ends } from './drafts.ts'
import { effortsQuery, piecesQuery } from './queries.ts'

/** How long a stretch is that was marked by hand, before its ends are moved. */
const BY_HAND_S = 60

/** The course of the address whose gates time the activity. */
function useCourse() {
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('course'))
  const gateId = Number.isSafeInteger(asked) && asked > 0 ? asked : null
  const chooseCourse = (id: number | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        if (id === null) next.delete('course')
        else next.set('course', String(id))
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { gateId, chooseCourse }
}

/** What is proposed or drawn by hand, as its ends were moved. */
function useDrafts(pieces: readonly ProposedPiece[], efforts: readonly Effort[]) {
  const { t } = useTranslation('efforts')
  const [moved, setMoved] = useState<ReadonlyMap<string, Ends>>(new Map())
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [byHand, setByHand] = useState<readonly Draft[]>([])
  const changeByHand = (key: string, change: Partial<Draft>) =>
    setByHand((list) => list.map((draft) => (draft.key === key ? { ...draft, ...change } : draft)))
  return {
    drafts: named([...draftsOf(pieces, efforts, moved, leftOut), ...byHand], efforts.length, { name: (number) => t('nameOf', { number }) }),
    moveDraft: (key: string, ends: Ends) => {
      if (byHand.some((draft) => draft.key === key)) changeByHand(key, ends)
      else setMoved((now) => new Map(now).set(key, ends))
    },
    leaveOut: (key: string) => {
      setByHand((list) => list.filter((draft) => draft.key !== key))
      setLeftOut((now) => new Set(now).add(key))
    },
    mark: (start: number, finish = start + BY_HAND_S) =>
      setByHand((list) => [...list, { key: `hand-${crypto.randomUUID()}`, start, finish, piece: null, source: 'hand' }]),
    setPiece: (key: string, piece: number | null) => changeByHand(key, { piece }),
    forgetDrafts: () => setByHand([]),
  }
}

/** The stretches of an activity: proposed, drawn by hand, and kept, with what is chosen and changed of them. */
export function useMarking(activityId: number) {
  const course = useCourse()
  const pieces = useQuery(piecesQuery(activityId, course.gateId))
  const kept = useQuery(effortsQuery(activityId))
  const [chosen, setChosen] = useState<number | null>(null)
  const [changing, setChanging] = useState<Changing | null>(null)
  const efforts = kept.data?.data ?? []
  const { moveDraft, ...drawing } = useDrafts(pieces.data?.data.pieces ?? [], efforts)

  const move = (key: string, ends: Ends) => {
    if (key === `effort-${changing?.id}`) setChanging((now) => now && { ...now, ...ends })
    else moveDraft(key, ends)
  }
  const choose = (id: number | null) => {
    setChosen(id)
    setChanging((now) => (now?.id === id ? now : null))
  }
  return {
    loading: pieces.isPending || kept.isPending,
    failed: pieces.isError || kept.isError,
    retry: () => void Promise.all([pieces.refetch(), kept.refetch()]),
    by: pieces.data?.data.pieces[0]?.by ?? null,
    planned: pieces.data?.data.planned ?? [],
    best: pieces.data?.data.best ?? [],
    ...course,
    ...drawing,
    efforts,
    bands: bandsOf(drawing.drafts, efforts, changing, chosen),
    move,
    chosen,
    choose,
    changing,
    change: setChanging,
  }
}
export type Marking = ReturnType<typeof useMarking>
