import { Stack, Title, Button, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { DEFAULT_GMT_ZONES, type GmtZone } from '#domain/constants/gmt.ts'
import { gmtZonesFrom } from '#domain/rules/gmt-zones.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { useFormat } from '../../format/format.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { ClubForm } from './ClubForm.tsx'
import type { PartProps } from './club-draft.ts'
import classes from './clubs.module.css'
import ui from '../../ui/ui.module.css'

type ZonesEditorProps = PartProps & {
  field: 'gmt_distribution' | 'paddle_gmt_distribution'
  title: string
}

/** Zones by where each starts and the last ends, so that none can overlap or leave a gap. */
function ZonesEditor({ field, title, draft, set, errorOf }: ZonesEditorProps) {
  const { t } = useTranslation('clubs')
  const zones = draft[field]
  const last = zones.at(-1)
  const put = (next: readonly GmtZone[], end = last?.end ?? 0) =>
    set({ [field]: gmtZonesFrom(next, end) })
  const change = (index: number, part: Partial<GmtZone>) =>
    put(zones.map((zone, place) => (place === index ? { ...zone, ...part } : zone)))
  const wrong = (index: number): string | undefined => {
    const [zone, before] = [zones[index], zones[index - 1]]
    if (zone && before && zone.start <= before.start)
      return t('gmt.ascending', { value: String(before.start) })
    return errorOf(`${field}.${index}.start`)
  }
  const tooShort =
    last && last.end < last.start
      ? t('gmt.ascending', { value: String(last.start - 1) })
      : undefined
  const isUsual = JSON.stringify(zones) === JSON.stringify(DEFAULT_GMT_ZONES)
  return (
    <Stack gap="sm">
      <div>
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {t('gmt.hint')}
        </Text>
      </div>
      <table className={classes.zones} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('gmt.zone')}</th>
            <th scope="col">{t('gmt.start')}</th>
            <th scope="col">{t('gmt.end')}</th>
          </tr>
        </thead>
        <tbody>
          {zones.map((zone, index) => (
            <tr key={zone.id}>
              <td>
                <TextInput
                  aria-label={t('gmt.name', { number: String(index + 1) })}
                  required
                  maxLength={20}
                  value={zone.name}
                  error={errorOf(`${field}.${index}.name`)}
                  onChange={(event) => change(index, { name: event.currentTarget.value })}
                />
              </td>
              <td>
                <Percent
                  label={t('gmt.startOf', { zone: zone.name })}
                  value={zone.start}
                  error={wrong(index)}
                  onChange={(start) => change(index, { start })}
                />
              </td>
              <td>
                {zone === last ? (
                  <Percent
                    label={t('gmt.endOf', { zone: zone.name })}
                    value={zone.end}
                    error={tooShort}
                    onChange={(end) => put(zones, end)}
                  />
                ) : (
                  <Text className={ui.tabular} py={8}>
                    {zone.end}
                  </Text>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isUsual && (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          onClick={() => set({ [field]: [...DEFAULT_GMT_ZONES] })}
        >
          {t('edit.reset')}
        </Button>
      )}
    </Stack>
  )
}

type PercentProps = {
  label: string
  value: number
  error: string | undefined
  onChange: (value: number) => void
}

function Percent({ label, value, error, onChange }: PercentProps) {
  const { percentSuffix } = useFormat()
  return (
    <NumberField
      aria-label={label}
      min={0}
      max={200}
      hideControls
      suffix={percentSuffix}
      value={value}
      error={error}
      onChange={(next) => next !== null && onChange(next)}
    />
  )
}

const SPORTS = {
  rowing: { part: 'gold-medal-times', field: 'gmt_distribution' },
  paddling: { part: 'paddling-medal-times', field: 'paddle_gmt_distribution' },
} as const

type MedalZonesProps = PartProps & { sport: keyof typeof SPORTS }

/** The zones of a sport in percent of gold medal speed, or which plans have them. */
function MedalZones({ sport, ...form }: MedalZonesProps) {
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

/** The zones in percent of gold medal speed, of rowing and of paddling. */
export const MedalZonesPart = () => (
  <ClubForm>
    {(fields) => (
      <>
        <MedalZones sport="rowing" {...fields} />
        <MedalZones sport="paddling" {...fields} />
      </>
    )}
  </ClubForm>
)
