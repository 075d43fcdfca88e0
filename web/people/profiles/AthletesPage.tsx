import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ListPage } from '../../list/ListPage.tsx'
import { squadsQuery } from '../squads/open.ts'
import { athleteList } from './athlete-list.tsx'

/** The athletes whose profile one may open, found by name and squad. */
export function AthletesPage() {
  const { t } = useTranslation('profiles')
  const squads = useQuery(squadsQuery()).data?.data ?? []
  return (
    <ListPage
      of={athleteList}
      given={{ squads }}
      subtitle={(answer) => (answer ? t('athletes.count', { count: answer.meta.total }) : '\u00A0')}
    />
  )
}
