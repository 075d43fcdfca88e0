import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { bandsOf, draftsOf, named, type Changing, type Draft, type Ends } from './drafts.ts'
import { effortsQuery, piecesQuery } from './queries.ts'

/** How long a stretch is that was marked by hand, before its ends are moved. */
const BY_HAND_S = 60

/** The stretches of an activity: proposed, drawn by hand, and kept, with what is chosen and changed of them. */
export function useMarking(activityId: number) {
  const { t } = useTranslation('efforts')
  const [search, setSearch] = useSearchParams()
  const asked = Number(search.get('course'))
  const gateId = Number.isSafeInteger(asked) && asked > 0 ? asked : null
  const pieces = useQuery(piecesQuery(activityId, gateId))
  const kept = useQuery(effortsQuery(activityId))
  const [moved, setMoved] = useState<ReadonlyMap<string, Ends>>(new Map())
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [byHand, setByHand] = useState<readonly Draft[]>([])
  const [chosen, setChosen] = useState<number | null>(null)
  const [changing, setChanging] = useState<Changing | null>(null)

  const efforts = kept.data?.data ?? []
  const proposed = draftsOf(pieces.data?.data.pieces ?? [], efforts, moved, leftOut)
  const drafts = named([...proposed, ...byHand], efforts.length, { name: (number) => t('nameOf', { number }) })

  const move = (key: string, ends: Ends) => {
    if (key === `effort-${changing?.id}`) setChanging((now) => now && { ...now, ...ends })
    else if (byHand.some((draft) => draft.key === key))
      setByHand((list) => list.map((draft) => (draft.key === key ? { ...draft, ...ends } : draft)))
    else setMoved((now) => new Map(now).set(key, ends))
  }
  const leaveOut = (key: string) => {
    setByHand((list) => list.filter((draft) => draft.key !== key))
    setLeftOut((now) => new Set(now).add(key))
  }
  const mark = (start: number, finish = start + BY_HAND_S) =>
    setByHand((list) => [...list, { key: `hand-${crypto.randomUUID()}`, start, finish, piece: null, source: 'hand' }])
  const choose = (id: number | null) => {
    setChosen(id)
    setChanging((now) => (now?.id === id ? now : null))
  }
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

  return {
    loading: pieces.isPending || kept.isPending,
    failed: pieces.isError || kept.isError,
    retry: () => void Promise.all([pieces.refetch(), kept.refetch()]),
    by: pieces.data?.data.pieces[0]?.by ?? null,
    planned: pieces.data?.data.planned ?? [],
    best: pieces.data?.data.best ?? [],
    gateId,
    chooseCourse,
    efforts,
    drafts,
    bands: bandsOf(drafts, efforts, changing, chosen),
    move,
    mark,
    leaveOut,
    setPiece: (key: string, piece: number | null) =>
      setByHand((list) => list.map((draft) => (draft.key === key ? { ...draft, piece } : draft))),
    forgetDrafts: () => setByHand([]),
    chosen,
    choose,
    changing,
    change: setChanging,
  }
}
export type Marking = ReturnType<typeof useMarking>
