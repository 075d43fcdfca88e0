import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { heartRateZones, strokeRateZones } from '#contract/lookups.ts'
import { plannedParts } from '#domain/rules/plan.ts'
import { opensEntry } from '#domain/rules/gated-values.ts'
import { query } from '../../api/api.ts'
import { lookup } from '../../lookups/queries.ts'
import { EntryNotice } from '../../shell/EntryNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import type { PartProps } from './form-parts.ts'

/**
 * The zones of heart rate and, in boats and on ergos, of stroke rate that a session is planned in.
 */
export function RateZoneFields({ draft, onChange }: Pick<PartProps, 'draft' | 'onChange'>) {
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
