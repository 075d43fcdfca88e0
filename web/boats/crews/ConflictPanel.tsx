import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { boatById, type Boat } from '#domain/constants/boats.ts'
import { placesOf } from './board.ts'
import classes from './crews.module.css'
import type { Conflict } from './save-edits.ts'
import { useSeatName } from '../../lookups/use-seat-name.ts'

type ConflictPanelProps = {
  conflict: Conflict
  nameOf: (userId: number) => string
  onSettle: (wins: 'mine' | 'theirs') => void
}

/**
 * Somebody else stored this boat first: shows both versions side by side, and a choice. Nothing is
 * overwritten before the person chooses.
 */
export function ConflictPanel({
  conflict: { theirs, mine },
  nameOf,
  onSettle,
}: ConflictPanelProps) {
  const { t } = useTranslation('crews')
  const boat = boatById(theirs.boat_type)
  if (!boat) return null
  return (
    <Alert color="amber" role="alert" title={t('conflict.title', { crew: theirs.name })}>
      <Stack gap="sm">
        <Text size="sm">{t('conflict.text')}</Text>
        <div className={classes.versions}>
          <Version
            title={t('conflict.mine')}
            action={t('conflict.keepMine')}
            boat={boat}
            seats={mine}
            other={theirs.crew_users}
            nameOf={nameOf}
            onTake={() => onSettle('mine')}
          />
          <Version
            title={t('conflict.theirs')}
            action={t('conflict.takeTheirs')}
            boat={boat}
            seats={theirs.crew_users}
            other={mine}
            nameOf={nameOf}
            onTake={() => onSettle('theirs')}
          />
        </div>
      </Stack>
    </Alert>
  )
}

type Row = { user_id: number; position: number }
type VersionProps = {
  title: string
  action: string
  boat: Boat
  seats: readonly Row[]
  other: readonly Row[]
  nameOf: (userId: number) => string
  onTake: () => void
}

function Version({ title, action, boat, seats, other, nameOf, onTake }: VersionProps) {
  const { t } = useTranslation('crews')
  const seatName = useSeatName()
  const sits = (rows: readonly Row[], position: number) =>
    rows.find((row) => row.position === position)?.user_id ?? null
  return (
    <Stack gap={4}>
      <Text fw={650}>{title}</Text>
      <ol className={classes.version}>
        {placesOf(boat).map((position) => {
          const person = sits(seats, position)
          return (
            <li key={position} data-differs={person !== sits(other, position) || undefined}>
              {seatName(boat, position, 'short')}{' '}
              {person === null ? t('seat.empty') : nameOf(person)}
            </li>
          )
        })}
      </ol>
      <Group>
        <Button variant="default" onClick={onTake}>
          {action}
        </Button>
      </Group>
    </Stack>
  )
}
