import { Alert, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { focuses } from '#contract/lookups.ts'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import { opensEntry } from '#domain/rules/gated-values.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { EntryNotice } from '../../shell/EntryNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import type { PartProps } from './form-parts.ts'
import { IntensityFields } from './IntensityFields.tsx'
import { RateZoneFields } from './RateZoneFields.tsx'
import { sumOf } from './session-draft.ts'

/** How hard and what for: intensities, planned RPE, focuses, zones. */
export function TrainingPart({
  draft,
  onChange,
  errors,
}: Pick<PartProps, 'draft' | 'onChange' | 'errors'>) {
  const { t } = useTranslation('session-form')
  const format = useFormat()
  const viewer = useViewer()
  const sport = draft.sport_id
  const focusOptions =
    useQuery({ ...query(focuses, { query: sport === null ? {} : { sport } }) }).data?.data ?? []
  const sum = sumOf(draft.intensities)
  return (
    <>
      <IntensityFields
        shares={draft.intensities}
        onChange={(intensities) => onChange({ intensities })}
      />
      {sum !== 0 && sum !== 100 && (
        <Alert color="amber" variant="light" role="status">
          {t('sumOff', { sum: format.percent(sum, Number.isInteger(sum) ? 0 : 1) })}
        </Alert>
      )}
      {(draft.planned_rpe !== null || opensEntry('updateSession', 'planned_rpe', viewer)) && (
        <Select
          label={t('plannedRpe')}
          placeholder={t('noRpe')}
          clearable
          data={RPE_STEPS.map(({ id, key }) => ({
            value: String(id),
            label: `${id} · ${t(`rpe.${key}`)}`,
          }))}
          value={draft.planned_rpe === null ? null : String(draft.planned_rpe)}
          onChange={(id) => onChange({ planned_rpe: id === null ? null : Number(id) })}
          clearButtonProps={{ 'aria-label': t('clear') }}
        />
      )}
      <EntryNotice call="updateSession" path="planned_rpe" />
      <MultiChoice
        label={t('focuses')}
        placeholder={t('focusesExample')}
        groups={[
          {
            group: t('focuses'),
            items: focusOptions.map(({ id, name }) => ({ value: String(id), label: name })),
          },
        ]}
        error={errors['focus_ids']}
        value={draft.focus_ids
          .filter((id) => focusOptions.some((option) => option.id === id))
          .map(String)}
        onChange={(ids) => onChange({ focus_ids: ids.map(Number) })}
      />
      <RateZoneFields draft={draft} onChange={onChange} />
    </>
  )
}
