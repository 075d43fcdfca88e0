import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Place } from '../../ui/map/open-map.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { colon, comma } from '../../format/punctuation.ts'

type EndFieldsProps = {
  /** What the end is called, and the line that it is of where its fields are in a group. */
  label: string
  line?: string
  place: Place | undefined
  onChange: (change: Partial<Place>) => void
  error?: string | undefined
}

/** Where one end of a line is, for the keyboard. */
export function EndFields({ label, line, place, onChange, error }: EndFieldsProps) {
  const { t } = useTranslation('efforts')
  const name = line === undefined ? label : `${line}${comma()}${label}`
  return (
    <Group gap="sm" align="flex-end" grow>
      <NumberField
        label={`${label}${colon()}${t('latitude')}`}
        aria-label={`${name}${colon()}${t('latitude')}`}
        hideControls
        min={-90}
        max={90}
        decimals={6}
        value={place?.latitude ?? null}
        error={error}
        onChange={(value) => value !== null && onChange({ latitude: value })}
      />
      <NumberField
        label={t('longitude')}
        aria-label={`${name}${colon()}${t('longitude')}`}
        hideControls
        min={-180}
        max={180}
        decimals={6}
        value={place?.longitude ?? null}
        onChange={(value) => value !== null && onChange({ longitude: value })}
      />
    </Group>
  )
}
