import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { telemetryStandardsOptions } from '#contract/lookups.ts'
import { query } from '../../api/api.ts'
import { lookup } from '../../lookups/queries.ts'

export const NO_STANDARD = 0

/** The standards by name, and none, as a field offers them. */
export function useStandards(): { value: string; label: string }[] {
  const { t } = useTranslation('telemetry')
  const { data } = useQuery({ ...query(telemetryStandardsOptions), ...lookup })
  const known = data?.data.map(({ id, name }) => ({ value: String(id), label: name })) ?? []
  return [{ value: String(NO_STANDARD), label: t('table.noStandard') }, ...known]
}
