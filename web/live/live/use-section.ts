import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gates } from '#contract/recordings/efforts.ts'
import { piecesBegun } from '#domain/live/ranks.ts'
import { query } from '../../api/api.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { sectionIn } from './sections.ts'
import type { Water } from './water.ts'

/** What boats are compared on: all they recorded, one of their pieces, or a course of the club. */
export function useSection({ boats }: Water) {
  const { t } = useTranslation('live')
  const viewer = useViewer()
  const { data } = useQuery({ ...query(gates), enabled: can(gates.access, viewer) })
  const courses = useMemo(() => data?.data ?? [], [data])
  const [choice, setChoice] = useState('whole')
  const pieces = useMemo(() => piecesBegun(boats), [boats])
  const section = useMemo(() => sectionIn(choice, courses), [choice, courses])
  const choices = [
    { value: 'whole', label: t('wholeRecording') },
    ...pieces.map((number) => ({ value: `piece ${number}`, label: t('piece', { number }) })),
    ...courses.map(({ id, name }) => ({ value: `course ${id}`, label: t('course', { name }) })),
  ]
  return { section, choice, choices, setChoice }
}
