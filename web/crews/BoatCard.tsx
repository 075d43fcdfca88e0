import { Group, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { EquipmentBooking } from '#contract/boathouse.ts'
import type { Crew } from '#contract/crews.ts'
import type { EquipmentItem } from '#contract/equipment.ts'
import { boatById } from '#domain/constants/boats.ts'
import type { CrewWarning } from '#domain/rules/crew-warnings.ts'
import { useFormat } from '../format.ts'
import { ColourBadge } from '../ui/ColourBadge.tsx'
import { SIGNAL_COLOURS } from '../ui/theme-colours.ts'
import { emptySeat, placesOf, type Place } from './board.ts'
import { BoatMenu } from './BoatMenu.tsx'
import { checkHull, type Checked } from './check.ts'
import classes from './crews.module.css'
import { HullField } from './HullField.tsx'
import { SeatButton } from './SeatButton.tsx'
import type { Board } from './use-board.ts'

type Props = {
  crew: Crew
  board: Board
  checked: Checked | null
  nameOf: (userId: number) => string
  words: (warning: CrewWarning) => string
  booking: EquipmentBooking | null
  hulls: readonly EquipmentItem[]
  picked: Place | null
  onChoose: (place: Place) => void
  onPick: (place: Place) => void
  onUnpick: () => void
}

/** One boat: its hull, its seats from bow to stern, its means, and what a coach should know of it. */
export function BoatCard({ crew, board, checked, nameOf, words, booking, hulls, picked, onChoose, onPick, onUnpick }: Props) {
  const { t } = useTranslation('crews')
  const boat = boatById(crew.boat_type)
  if (!boat) return null
  const seats = board.boats.get(crew.id) ?? []
  const hull = booking ? hulls.find(({ id }) => id === booking.item_id) : undefined
  const warnings = [...(booking ? checkHull(hull, booking) : []), ...(checked?.warnings ?? [])]
  return (
    <section className={classes.boat} aria-labelledby={`crew-${crew.id}`}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <div className={classes.heading}>
          <Title order={2} size="h3" id={`crew-${crew.id}`}>
            {crew.name}
          </Title>
          <Group gap="xs">
            {crew.name !== crew.class && (
              <Text size="sm" c="dimmed">
                {crew.class}
              </Text>
            )}
            <ColourBadge tone={crew.published ? SIGNAL_COLOURS.green : SIGNAL_COLOURS.none}>
              {crew.published ? t('board.published') : t('board.draft')}
            </ColourBadge>
          </Group>
        </div>
        <BoatMenu crew={crew} boat={boat} board={board} hull={hull} />
      </Group>
      <HullField crew={crew} booking={booking} hulls={hulls} />
      <ol className={classes.seats}>
        {placesOf(boat).map((position) => {
          const place = { crew_id: crew.id, position }
          const seat = seats.find((one) => one.position === position)
          return (
            <li key={position}>
              <SeatButton
                boat={boat}
                place={place}
                seat={seat}
                name={seat ? nameOf(seat.user_id) : null}
                warned={seat !== undefined && warnings.some((warning) => 'user_id' in warning && warning.user_id === seat.user_id)}
                picked={picked?.crew_id === crew.id && picked.position === position}
                onChoose={() => onChoose(place)}
                onEmpty={() => board.change(emptySeat(board.boats, place))}
                onPick={() => onPick(place)}
                onUnpick={onUnpick}
              />
            </li>
          )
        })}
      </ol>
      <Means crew={crew} checked={checked} />
      {warnings.length > 0 && (
        <ul className={classes.warnings} aria-label={t('warnings.title', { crew: crew.name })}>
          {warnings.map((warning) => (
            <li key={words(warning)}>
              <IconAlertTriangle size={16} aria-hidden />
              <span>{words(warning)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Means({ crew, checked }: { crew: Crew; checked: Checked | null }) {
  const { t } = useTranslation('crews')
  const format = useFormat()
  return (
    <dl className={classes.means}>
      <div>
        <dt>{t('means.age')}</dt>
        <dd>{format.number(checked?.age, 1)}</dd>
      </div>
      <div>
        <dt>{t('means.weight')}</dt>
        <dd>{format.weight(checked?.weight)}</dd>
      </div>
      <div>
        <dt>{t('means.gmt')}</dt>
        <dd>{format.resultTime(crew.gmt_score)}</dd>
      </div>
    </dl>
  )
}
