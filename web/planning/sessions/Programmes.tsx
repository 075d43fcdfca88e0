import { Badge, Group, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { exercises } from '#contract/lookups.ts'
import type { Session } from '#contract/planning/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ownProgrammes, type Programme, type StrengthPiece } from '#domain/training/programmes.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { lookup } from '../../lookups/queries.ts'
import { useViewer } from '../../shell/viewer.ts'
import { elapsed } from '../../ui/charts/time-series.ts'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import { setsText, weightText } from '../../lookups/exercise-text.ts'
import classes from './session.module.css'
import { listSeparator } from '../../format/punctuation.ts'

/** The exercises of a strength session by programmes; an athlete finds their own first. */
export function Programmes({
  session: { strength_structures: programmes = [], participants = [] },
}: {
  session: Session
}) {
  const { t } = useTranslation('session')
  const { user_id } = useViewer()
  const trains = participants.some(
    (person) => person.user_id === user_id && person.user_role_id === ROLE.athlete,
  )
  const own = new Set(trains ? ownProgrammes(programmes, user_id) : [])
  const several = programmes.length > 1
  const inOrder = programmes
    .map((programme, place) => ({ programme, place, own: several && own.has(place) }))
    .toSorted((one, other) => Number(other.own) - Number(one.own))
  const namesOf = ({ athlete_ids = [] }: Programme) =>
    participants
      .filter((person) => athlete_ids.includes(person.user_id))
      .map(({ full_name }) => full_name)
  return (
    <Stack gap="md" component="section">
      <Title order={2}>{t('plan.exercises')}</Title>
      {inOrder.map(({ programme, place, own: mine }) => {
        const title =
          programme.name ?? (several ? t('plan.programme', { number: String(place + 1) }) : null)
        const people = namesOf(programme)
        return (
          <Stack gap={4} key={place}>
            {title !== null && (
              <Group gap="xs">
                <Title order={3}>{title}</Title>
                {mine && (
                  <Badge variant="light" tt="none">
                    {t('plan.yours')}
                  </Badge>
                )}
              </Group>
            )}
            {(several || programme.for_nobody) && (
              <Text size="sm" c="dimmed">
                {people.length > 0
                  ? people.join(listSeparator())
                  : t(programme.for_nobody ? 'plan.forNobody' : 'plan.forRest')}
              </Text>
            )}
            <Exercises label={title ?? t('plan.exercises')} pieces={programme.pieces} />
          </Stack>
        )
      })}
    </Stack>
  )
}

function Exercises({ label, pieces }: { label: string; pieces: readonly StrengthPiece[] }) {
  const { t } = useTranslation('session')
  const format = useFormat()
  const known = useQuery({ ...query(exercises), ...lookup }).data?.data ?? []
  return (
    <ScrollRegion label={label} className={classes.wide}>
      <Table maw={640} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('plan.exercise')}</Table.Th>
            <Table.Th>{t('plan.sets')}</Table.Th>
            <Table.Th>{t('plan.weight')}</Table.Th>
            <Table.Th ta="right">{t('plan.rest')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {pieces.map((piece, index) => (
            <Table.Tr key={index}>
              <Table.Td>
                {known.find(({ id }) => id === piece.exercise_id)?.name ?? NO_DATA}
              </Table.Td>
              <Table.Td>{setsText(piece, format)}</Table.Td>
              <Table.Td>{weightText(piece, format)}</Table.Td>
              <Table.Td ta="right">{piece.rest ? elapsed(piece.rest) : NO_DATA}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  )
}
