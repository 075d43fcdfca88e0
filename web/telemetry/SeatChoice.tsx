import { Button, Chip, Group, Input } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { onScheme } from '../ui/theme-colours.ts'
import type { Line } from './lines.ts'

type SeatChoiceProps = {
  lines: readonly Line[]
  chosen: readonly Line[]
  /** Places of the chosen seats; null for all. */
  onChange: (places: number[] | null) => void
}

/** Which seats lie over each other in the charts. */
export function SeatChoice({ lines, chosen, onChange }: SeatChoiceProps) {
  const { t } = useTranslation('telemetry')
  const places = chosen.map(({ position }) => String(position))
  return (
    <Input.Wrapper label={t('seats')} labelElement="div">
      <Group gap={6}>
        <Chip.Group multiple value={places} onChange={(next) => onChange(next.map(Number))}>
          {lines.map(({ position, short, name, colour }) => (
            <Chip key={short} value={String(position)} size="sm" radius="sm" title={name} aria-label={name} variant="outline">
              <span style={{ color: onScheme(colour.light, colour.dark), fontWeight: 650 }}>{position}</span>
            </Chip>
          ))}
        </Chip.Group>
        {chosen.length < lines.length && (
          <Button variant="subtle" size="xs" onClick={() => onChange(null)}>
            {t('allSeats')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
