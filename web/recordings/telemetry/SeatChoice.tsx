import { Button, Chip, Group, Input } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { onScheme } from '../../ui/theme-colours.ts'
import type { Line } from './lines.ts'
import classes from './telemetry.module.css'
import { useTelemetrySearch } from './use-telemetry-search.ts'

/** Which seats lie over each other in the charts, kept in the address. */
export function SeatChoice({ lines, chosen }: { lines: readonly Line[]; chosen: readonly Line[] }) {
  const { t } = useTranslation('telemetry')
  const [, change] = useTelemetrySearch()
  const all = lines.flatMap(({ position }) => position ?? [])
  const show = (position: number, shown: boolean) =>
    change(({ seats }) => {
      const next = all.filter((seat) => (seat === position ? shown : (seats ?? all).includes(seat)))
      return { seats: next.length === all.length ? null : next }
    })
  return (
    <Input.Wrapper label={t('seats')} labelElement="div">
      <Group gap={6} role="group" aria-label={t('seats')} className={classes.chips ?? ''}>
        {lines.map((line) => (
          <SeatChip
            key={line.short}
            line={line}
            shown={chosen.includes(line)}
            onChange={(shown) => show(line.position ?? 0, shown)}
          />
        ))}
        {chosen.length < lines.length && (
          <Button variant="subtle" size="xs" onClick={() => change({ seats: null })}>
            {t('allSeats')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}

type SeatChipProps = { line: Line; shown: boolean; onChange: (shown: boolean) => void }

const SeatChip = ({ line: { mark, name, colour }, shown, onChange }: SeatChipProps) => (
  <Chip
    checked={shown}
    onChange={onChange}
    size="sm"
    radius="sm"
    title={name}
    aria-label={name}
    variant="outline"
  >
    <span style={{ color: onScheme(colour.light, colour.dark), fontWeight: 650 }}>{mark}</span>
  </Chip>
)
