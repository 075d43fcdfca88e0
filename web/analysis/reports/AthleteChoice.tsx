import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { profileAthletes } from '#contract/people/profiles.ts'
import { query } from '../../api/api.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'

type AthleteChoiceProps = { value: readonly number[]; onChange: (ids: number[]) => void }

const MOST = 1000

/** Some of the athletes one sees; nothing where there is nobody to choose from. */
export function AthleteChoice({ value, onChange }: AthleteChoiceProps) {
  const { t } = useTranslation('reports')
  const { data } = useQuery(query(profileAthletes, { query: { limit: MOST } }))
  const items = (data?.data ?? []).map(({ user_id, full_name }) => ({
    value: String(user_id),
    label: full_name,
  }))
  if (items.length < 2 && value.length === 0) return null
  return (
    <MultiChoice
      label={t('filters.athletes')}
      placeholder={t('filters.all')}
      w={220}
      groups={[{ group: t('filters.athletes'), items }]}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  )
}
