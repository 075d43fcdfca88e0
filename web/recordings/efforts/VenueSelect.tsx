import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../form/ChoiceFields.tsx'
import { venuesQuery } from './queries.ts'

type VenueSelectProps = {
  value: number | null
  error: string | undefined
  onChange: (id: number | null) => void
}

/** Asks for the venue of a course, one of the club's. It is not shown for a club that has none. */
export function VenueSelect({ value, error, onChange }: VenueSelectProps) {
  const { t } = useTranslation('efforts')
  const venues = useQuery(venuesQuery()).data?.data ?? []
  if (venues.length === 0) return null
  return (
    <SelectField
      label={t('venue')}
      value={value}
      error={error}
      choices={[
        { value: null, label: t('noVenue') },
        ...venues.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={onChange}
    />
  )
}
