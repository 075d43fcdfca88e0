import { Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import type { PartProps } from './club-draft.ts'
import { ZonesEditor } from './ZonesEditor.tsx'

const SPORTS = {
  rowing: { part: 'gold-medal-times', field: 'gmt_distribution' },
  paddling: { part: 'paddling-medal-times', field: 'paddle_gmt_distribution' },
} as const

type MedalZonesProps = PartProps & { sport: keyof typeof SPORTS }

/** The zones of a sport in percent of gold medal speed, or which plans have them. */
export function MedalZones({ sport, ...form }: MedalZonesProps) {
  const { t } = useTranslation('clubs')
  const { part, field } = SPORTS[sport]
  const title = t(`gmt.${sport}`)
  if (opensPart(part, useViewer())) return <ZonesEditor field={field} title={title} {...form} />
  return (
    <Stack gap={4}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <PartNotice part={part} />
    </Stack>
  )
}
