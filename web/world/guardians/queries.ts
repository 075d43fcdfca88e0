import { useMutation, useQuery } from '@tanstack/react-query'
import {
  answerForChild,
  childConsent,
  childDays,
  children,
  deleteChildAbsence,
  type OwnChild,
} from '#contract/world/guardians.ts'
import type { Input } from '#contract/endpoint.ts'
import { api, invalidate, query } from '../../api.ts'

export type Place = Pick<OwnChild, 'child_id' | 'club_id'>

export const placeOf = ({ child_id, club_id }: Place) => ({ params: { child_id, club_id } })

export const useChildren = () => useQuery(query(children))

export const useChildDays = (child: OwnChild) =>
  useQuery({ ...query(childDays, placeOf(child)), enabled: !child.expired })

export const useChildConsent = (child: OwnChild) => useQuery(query(childConsent, placeOf(child)))

type Answer = Input<typeof answerForChild>['body']

/** Answers for a child; what stands is fetched again, also after a refusal. */
export const useAnswer = (child: OwnChild, onSaved: (waiting: boolean) => void) =>
  useMutation({
    mutationFn: (body: Answer) => api(answerForChild, { ...placeOf(child), body }),
    onSuccess: ({ data }) => onSaved(data.waiting),
    onSettled: () => invalidate(childDays),
  })

export const useRemoveAbsence = ({ child_id, club_id }: OwnChild) =>
  useMutation({
    mutationFn: (id: number) => api(deleteChildAbsence, { params: { child_id, club_id, id } }),
    onSuccess: () => invalidate(childDays),
  })
