import { Input } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { intensities } from '#contract/lookups.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { lookup } from '../../lookups/queries.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { ZONE_COLOURS } from '../../ui/theme-colours.ts'
import { ZoneBar } from '../../ui/ZoneBar.tsx'
import type { Share } from './session-draft.ts'
import classes from './session-form.module.css'

export type IntensityFieldsProps = {
  shares: readonly Share[]
  onChange: (shares: readonly Share[]) => void
}

const NO_ZONE = { fill: '#dfe4e8', text: '#111111' }
const colourOf = (key: string) =>
  Object.entries(ZONE_COLOURS).find(([zone]) => zone === key)?.[1] ?? NO_ZONE

/** A share in percent for each intensity, with the whole as a bar. */
export function IntensityFields({ shares, onChange }: IntensityFieldsProps) {
  const { t } = useTranslation('session-form')
  const format = useFormat()
  const zones = useQuery({ ...query(intensities), ...lookup }).data?.data ?? []
  const shareOf = (id: number) => shares.find((share) => share.id === id)?.percentage
  const set = (id: number, percentage: number) =>
    onChange(
      [
        ...shares.filter((share) => share.id !== id),
        ...(percentage > 0 ? [{ id, percentage }] : []),
      ].sort((a, b) => a.id - b.id),
    )
  const parts = zones.map(({ id, key, name }) => {
    const { fill, text } = colourOf(key)
    return { key, label: name, value: shareOf(id) ?? 0, colour: fill, textColour: text }
  })
  return (
    <Input.Wrapper label={t('intensities')} description={t('intensitiesHint')} labelElement="div">
      <div className={classes.intensity} role="group" aria-label={t('intensities')}>
        {zones.map(({ id, name }) => (
          <NumberField
            key={id}
            label={name}
            value={shareOf(id) ?? null}
            min={0}
            max={100}
            decimals={1}
            hideControls
            rightSection="%"
            onChange={(value) => set(id, value ?? 0)}
          />
        ))}
      </div>
      {shares.length > 0 && (
        <div className={classes.intensityBar}>
          <ZoneBar
            label={t('intensities')}
            parts={parts}
            writeShare={(share) => format.percent(share)}
          />
        </div>
      )}
    </Input.Wrapper>
  )
}
