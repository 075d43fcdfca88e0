import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { COUNTRIES } from '#domain/constants/countries.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { sportsQuery } from '../../lookups/queries.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'

type LIMITProps<V> = { value: V; onChange: (value: V) => void; error?: string | undefined }

const LIMIT = 300
const byLabel = (one: { label: string }, other: { label: string }) =>
  one.label.localeCompare(other.label, currentLanguage())

/** Countries by name in the reader's language, found by typing. */
export function CountrySelect({ value, onChange, error }: LIMITProps<string | null>) {
  const { t, i18n } = useTranslation('clubs')
  const data = useMemo(() => {
    const names = new Intl.DisplayNames([i18n.language], { type: 'region' })
    return COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code })).toSorted(
      byLabel,
    )
  }, [i18n.language])
  return (
    <SearchSelect
      label={t('fields.country')}
      placeholder={t('fields.noCountry')}
      clearable
      data={data}
      value={value}
      error={error}
      onChange={onChange}
      clearButtonProps={{ 'aria-label': t('clear', { ns: 'ui' }) }}
      nothingFoundMessage={t('choice.nothing', { ns: 'ui' })}
    />
  )
}

/**
 * All time zones the browser knows, the one in use among them even where it goes by an older name.
 */
export function TimeZoneSelect({ value, onChange, error }: LIMITProps<string>) {
  const { t } = useTranslation('clubs')
  const data = useMemo(
    () =>
      [...new Set([value, ...Intl.supportedValuesOf('timeZone'), 'UTC'])]
        .filter(Boolean)
        .toSorted(),
    [value],
  )
  return (
    <SearchSelect
      label={t('fields.timeZone')}
      description={t('fields.timeZoneHint')}
      required
      limit={LIMIT}
      data={data}
      value={value}
      error={error}
      onChange={(zone) => zone !== null && onChange(zone)}
      nothingFoundMessage={t('choice.nothing', { ns: 'ui' })}
    />
  )
}

/** The sports a club can be for; a day off is not one. */
export function SportSelect({ value, onChange, error }: LIMITProps<number>) {
  const { t } = useTranslation('clubs')
  const sports = useQuery(sportsQuery()).data?.data ?? []
  return (
    <SearchSelect
      label={t('fields.sport')}
      description={t('fields.sportHint')}
      required
      data={sports
        .filter(({ id }) => id !== SPORT.day_off)
        .map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(value)}
      error={error}
      onChange={(id) => id !== null && onChange(Number(id))}
      nothingFoundMessage={t('choice.nothing', { ns: 'ui' })}
    />
  )
}
