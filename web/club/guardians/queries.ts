import { useMutation, useQuery } from '@tanstack/react-query'
import {
  childConsent,
  childDays,
  children,
  deleteChildAbsence,
  type OwnChild,
} from '#contract/club/guardians.ts'
import { api, invalidate, query } from '../../api/api.ts'

export type Place = Pick<OwnChild, 'child_id' | 'club_id'>

export const placeOf = ({ child_id, club_id }: Place) => ({ params: { child_id, club_id } })

export const useChildren = () => useQuery(query(children))

export const useChildDays = (child: OwnChild) =>
  useQuery({ ...query(childDays, placeOf(child)), enabled: !child.expired })

export const useChildConsent = (child: OwnChild) => useQuery(query(childConsent, placeOf(child)))

export const useRemoveAbsence = ({ child_id, club_id }: OwnChild) =>
  useMutation({
    mutationFn: (id: number) => api(deleteChildAbsence, { params: { child_id, club_id, id } }),
    onSuccess: () => invalidate(childDays),
  })
