import { Button, Group, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconWand } from '@tabler/icons-react'
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
  /** The seat that the next name takes. */
  marked: number | null
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
  marked,
  acts,
  ...head
}: BoatCardProps) {
  const { t } = useTranslation('crews')
  const boat = boatById(crew.boat_type)
  if (!boat) return null
  return (
    <section
      className={classes.boat}
      data-marked={marked !== null || undefined}
      aria-labelledby={`crew-${crew.id}`}
    >
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
                marked={marked === position}
                acts={acts}
              />
            </li>
          )
        })}
      </ol>
      <Means gmt={crew.gmt_score} note={note} />
      <Group gap="xs" wrap="nowrap" className={classes.foot ?? ''}>
        <HullField crew={crew} booking={head.booking} hulls={head.hulls} />
        {seats.length < placesOf(boat).length && (
          <Button
            variant="default"
            leftSection={<IconWand size={18} aria-hidden />}
            onClick={() => acts.fill(crew.id)}
          >
            {t('filling.boat')}
          </Button>
        )}
      </Group>
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
    <div className={classes.heading}>
      <Title order={2} size="h4" id={`crew-${crew.id}`} className={classes.boatName ?? ''}>
        {crew.name}
      </Title>
      {crew.name !== crew.class && (
        <Text fz={13} c="dimmed" span>
          {crew.class}
        </Text>
      )}
      <span className={classes.state}>
        <ColourBadge tone={crew.published ? SIGNAL_COLOURS.green : SIGNAL_COLOURS.none}>
          {crew.published ? t('board.published') : t('board.draft')}
        </ColourBadge>
      </span>
      <BoatMenu crew={crew} boat={boat} acts={acts} hull={hull} />
    </div>
  )
})

/** The means in one line; what is unknown is left out. */
function Means({ gmt, note: { age, weight } }: { gmt: number | null; note: Note }) {
  const { t } = useTranslation('crews')
  const format = useFormat()
  const means = [
    age !== null && t('means.age', { age: format.number(age, 1) }),
    weight !== null && format.weight(weight),
    gmt !== null && t('means.gmt', { time: format.resultTime(gmt) }),
  ].filter((text) => text !== false)
  if (means.length === 0) return null
  return <div className={classes.means}>{means.join(' · ')}</div>
}
