import { Anchor, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/planning/sessions.ts'
import { sessionWorkouts, type DoneAthlete, type Workout } from '#contract/recordings/workouts.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { ChoiceChip } from '../../ui/filters/Chip.tsx'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import ui from '../../ui/ui.module.css'
import { usePhone } from '../../ui/use-phone.ts'
import { DoneBar } from './DoneBar.tsx'
import { medianShare, orderedBy, unfinished, type Done, type Order } from './everybody.ts'
import { useChosenAthlete } from './use-chosen-athlete.ts'
import { useWorkoutWords } from './use-workout-words.ts'
import classes from './workouts.module.css'

type EverybodyProps = { session: Session; workout: Workout }

/** How much each athlete did as planned, least first; who did all of it is folded away. */
export function Everybody({ session, workout }: EverybodyProps) {
  const { t } = useTranslation('workouts')
  const format = useFormat()
  const [order, setOrder] = useState<Order>('least')
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(
    query(sessionWorkouts, { params: { id: session.id } }, { own: [0, 403, 404, 409] }),
  )
  const athletes = data?.data.athletes ?? []
  const done = orderedBy(order, athletes)
  const names = athletes.filter((one) => one.done === null).map(({ full_name }) => full_name)
  if (done.length === 0) return null
  const shown = isOpen || order === 'name' ? done : done.filter((one) => one.done.share < 1)
  const hidden = done.length - shown.length
  const median = format.percent(100 * medianShare(done))
  return (
    <Stack gap="xs" component="section">
      <div className={classes.head}>
        <Title order={2}>{t('everyone.title')}</Title>
        <Text size="sm" c="dimmed">
          {t('everyone.count', { with: done.length, count: athletes.length, median })}
        </Text>
        <span className={classes.share}>
          <ChoiceChip
            filter={{
              name: 'order',
              label: t('everyone.order'),
              items: [
                { value: 'least', label: t('everyone.least') },
                { value: 'name', label: t('everyone.byName') },
              ],
              value: [order],
            }}
            onChoose={([value]) => setOrder(value === 'name' ? 'name' : 'least')}
          />
        </span>
      </div>
      <People people={shown} workout={workout} />
      <Text size="sm" c="dimmed">
        {hidden > 0 && (
          <>
            <Anchor
              component="button"
              type="button"
              size="sm"
              underline="always"
              onClick={() => setOpen(true)}
            >
              {t('everyone.complete', { count: hidden })}
            </Anchor>
            {names.length > 0 && ' · '}
          </>
        )}
        {names.length > 0 && t('everyone.noFile', { names: format.list(names) })}
      </Text>
    </Stack>
  )
}

type PeopleProps = { people: readonly Done[]; workout: Workout }

function People({ people, workout: { pieces, person } }: PeopleProps) {
  const { t } = useTranslation('workouts')
  const phone = usePhone()
  const words = useWorkoutWords()
  if (phone)
    return (
      <ul className={classes.list}>
        {people.map((one) => (
          <li key={one.user_id} className={classes.row}>
            <div className={classes.head}>
              <PersonName person={one} />
              <span className={classes.share}>{words.share(one.done.share)}</span>
            </div>
            <div className={classes.bars}>
              {pieces.map(({ piece }) => (
                <PieceBar key={piece} person={one} piece={piece} />
              ))}
            </div>
            <Missing person={one} />
          </li>
        ))}
      </ul>
    )
  return (
    <ScrollRegion label={t('everyone.title')} className={ui.scroll}>
      <Table className={classes.table ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('athlete')}</Table.Th>
            {pieces.map((piece, index) => (
              <Table.Th key={piece.piece}>{`${index + 1} · ${words.task(piece)}`}</Table.Th>
            ))}
            <Table.Th className={classes.figure ?? ''}>{t('head.share')}</Table.Th>
            <Table.Th>{t('everyone.missing')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {people.map((one) => (
            <Table.Tr
              key={one.user_id}
              {...(one.user_id === person?.user_id && { bg: 'var(--mantine-color-default-hover)' })}
            >
              <Table.Td>
                <PersonName person={one} />
              </Table.Td>
              {pieces.map(({ piece }) => (
                <Table.Td key={piece}>
                  <PieceBar person={one} piece={piece} />
                </Table.Td>
              ))}
              <Table.Td className={classes.figure ?? ''} fw={600}>
                {words.share(one.done.share)}
              </Table.Td>
              <Table.Td>
                <Missing person={one} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  )
}

function PersonName({ person: { user_id, full_name } }: { person: DoneAthlete }) {
  const [, choose] = useChosenAthlete()
  return (
    <Anchor component="button" type="button" size="sm" onClick={() => choose(user_id)}>
      {full_name}
    </Anchor>
  )
}

function PieceBar({ person, piece }: { person: Done; piece: number }) {
  const own = person.done.pieces.find((one) => one.piece === piece)
  return <DoneBar planned={own?.planned ?? 1} done={own?.done ?? 0} longest={1} isSmall />
}

/** The first pieces that were not done as long as planned, in words. */
function Missing({ person }: { person: Done }) {
  const { t } = useTranslation('workouts')
  const words = useWorkoutWords()
  const format = useFormat()
  const { short, more } = unfinished(person)
  const texts = short.map(({ place, done, planned, ...amount }) =>
    done === 0
      ? t('everyone.notDone', { place })
      : t('everyone.short', {
          place,
          done: words.amount(amount, done),
          planned: words.amount(amount, planned),
        }),
  )
  const all = more > 0 ? [...texts, t('everyone.more', { count: more })] : texts
  return (
    <Text size="sm" c="dimmed">
      {all.length === 0 ? NO_DATA : format.list(all)}
    </Text>
  )
}
