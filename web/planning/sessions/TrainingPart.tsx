import { Alert, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { focuses, heartRateZones, strokeRateZones } from '#contract/lookups.ts'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import { opensEntry } from '#domain/rules/gated-values.ts'
import { plannedParts } from '#domain/rules/plan.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { EntryNotice } from '../../shell/EntryNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { lookup } from '../../lookups/queries.ts'
import type { PartProps } from './form-parts.ts'
import { IntensityFields } from './IntensityFields.tsx'
import { sumOf } from './session-draft.ts'

/**
 * The zones of heart rate and, in boats and on ergos, of stroke rate that a session is planned in.
 */
function RateZoneFields({ draft, onChange }: Pick<PartProps, 'draft' | 'onChange'>) {
  const { t } = useTranslation('session-form')
  const sport = draft.sport_id ?? 0
  const heart = useQuery({ ...query(heartRateZones), ...lookup }).data?.data ?? []
  const stroke =
    useQuery({ ...query(strokeRateZones, { query: { sport: Math.max(1, sport) } }), ...lookup })
      .data?.data ?? []
  const open = opensEntry('updateSession', 'stroke_rate_intensities', useViewer())
  const zones = open || draft.stroke_rate_intensities.length > 0
  return (
    <>
      <MultiChoice
        label={t('heartRateZones')}
        groups={[
          {
            group: t('heartRateZones'),
            items: heart.map(({ id, name }) => ({ value: String(id), label: name })),
          },
        ]}
        value={draft.heart_rate_intensities.map(String)}
        onChange={(ids) => onChange({ heart_rate_intensities: ids.map(Number) })}
      />
      {plannedParts(sport).stroke_rate && zones && (
        <MultiChoice
          label={t('strokeRateZones')}
          groups={[
            {
              group: t('strokeRateZones'),
              items: stroke.map(({ id, name }) => ({ value: String(id), label: name })),
            },
          ]}
          value={draft.stroke_rate_intensities.map(String)}
          onChange={(ids) => onChange({ stroke_rate_intensities: ids.map(Number) })}
        />
      )}
      {plannedParts(sport).stroke_rate && (
        <EntryNotice call="updateSession" path="stroke_rate_intensities" />
      )}
    </>
  )
}

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
