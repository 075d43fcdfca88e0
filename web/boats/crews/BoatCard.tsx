import { Group, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EquipmentBooking } from '#contract/boats/boathouse.ts'
import type { Crew } from '#contract/boats/crews.ts'
import type { EquipmentItem } from '#contract/boats/equipment.ts'
import { boatById, type Boat } from '#domain/constants/boats.ts'
import { useFormat } from '../../format/format.ts'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import { SIGNAL_COLOURS } from '../../ui/theme-colours.ts'
import { placesOf, type Seats } from './board.ts'
import { BoatMenu } from './BoatMenu.tsx'
import classes from './crews.module.css'
import { HullField } from './HullField.tsx'
import { SeatButton } from './SeatButton.tsx'
import type { Note } from './use-notes.ts'
import type { SeatActs } from './use-seat-acts.ts'

type HeadProps = {
  crew: Crew
  booking: EquipmentBooking | null
  hulls: readonly EquipmentItem[]
  acts: SeatActs
}
type BoatCardProps = HeadProps & {
  seats: Seats
  note: Note
  nameOf: (userId: number) => string
  /** The seat that is taken up to be swapped. */
  picked: number | null
}

/**
 * One boat: its hull, its seats from bow to stern, its means, and what a coach should know of it.
 * Drawn again only when something of it changed.
 */
export const BoatCard = memo(function BoatCard({
  crew,
  seats,
  note,
  nameOf,
  picked,
  acts,
  ...head
}: BoatCardProps) {
  const { t } = useTranslation('crews')
  const boat = boatById(crew.boat_type)
  if (!boat) return null
  return (
    <section className={classes.boat} aria-labelledby={`crew-${crew.id}`}>
      <BoatHead crew={crew} boat={boat} acts={acts} {...head} />
      <ol className={classes.seats}>
        {placesOf(boat).map((position) => {
          const seat = seats.find((one) => one.position === position)
          return (
            <li key={position}>
              <SeatButton
                boat={boat}
                crewId={crew.id}
                position={position}
                seat={seat}
                name={seat ? nameOf(seat.user_id) : null}
                warned={seat !== undefined && note.concerned.includes(seat.user_id)}
                picked={picked === position}
                acts={acts}
              />
            </li>
          )
        })}
      </ol>
      <Means gmt={crew.gmt_score} note={note} />
      {note.sentences.length > 0 && (
        <ul className={classes.warnings} aria-label={t('warnings.title', { crew: crew.name })}>
          {note.sentences.map((sentence) => (
            <li key={sentence}>
              <IconAlertTriangle size={16} aria-hidden />
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})

const BoatHead = memo(function BoatHead({
  crew,
  boat,
  booking,
  hulls,
  acts,
}: HeadProps & { boat: Boat }) {
  const { t } = useTranslation('crews')
  const hull = booking ? hulls.find(({ id }) => id === booking.item_id) : undefined
  return (
    <>
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
        <BoatMenu crew={crew} boat={boat} acts={acts} hull={hull} />
      </Group>
      <HullField crew={crew} booking={booking} hulls={hulls} />
    </>
  )
})

function Means({ gmt, note: { age, weight } }: { gmt: number | null; note: Note }) {
  const { t } = useTranslation('crews')
  const format = useFormat()
  return (
    <dl className={classes.means}>
      <div>
        <dt>{t('means.age')}</dt>
        <dd>{format.number(age, 1)}</dd>
      </div>
      <div>
        <dt>{t('means.weight')}</dt>
        <dd>{format.weight(weight)}</dd>
      </div>
      <div>
        <dt>{t('means.gmt')}</dt>
        <dd>{format.resultTime(gmt)}</dd>
      </div>
    </dl>
  )
}
