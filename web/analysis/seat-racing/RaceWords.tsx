import { Button, List, Stack, Text, Title } from '@mantine/core'
import { IconStopwatch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SeatRace } from '#contract/analysis/seat-racing.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { namesOf } from './queries.ts'
import {
  contradictionsOf,
  findingsOf,
  nextToTime,
  notCompared,
  separateGroups,
  type Finding,
} from './race-words.ts'

/** Smaller values would be shown as 0.0 s. */
const LEVEL_S = 0.05

/** The answer first, in words: who is faster, how sure that is, and what nobody can say. */
export function RaceWords({ race }: { race: SeatRace }) {
  const { t } = useTranslation('seat-racing')
  const { id } = useSession()
  const next = nextToTime(race)
  const findings = findingsOf(race.results)
  return (
    <Stack gap="md">
      {next && race.user_actions.time && (
        <div>
          <Button
            component={Link}
            to={paths.sessionSeatRacing(id, { piece: next.id })}
            size="lg"
            leftSection={<IconStopwatch />}
          >
            {t('time.open', { number: next.position })}
          </Button>
        </div>
      )}
      <section aria-label={t('known.title')}>
        <Title order={2}>{t('known.title')}</Title>
        {findings.length === 0 && <Text c="dimmed">{t('known.nothing')}</Text>}
        <List spacing={4} mt="xs">
          {findings.map((finding) => (
            <List.Item key={`${finding.faster} ${finding.slower}`}>
              <FindingText finding={finding} race={race} />
            </List.Item>
          ))}
        </List>
        {findings.some(({ clear }) => clear === null) && (
          <Text c="dimmed">{t('known.unsure')}</Text>
        )}
      </section>
      {race.results.counted.length > 0 && <Unknown race={race} />}
    </Stack>
  )
}

function FindingText({ finding, race }: { finding: Finding; race: SeatRace }) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  const nameOf = namesOf(race)
  const seconds = t('seconds', { seconds: format.number(finding.seconds, 1) })
  return (
    <>
      <Text span fw={650}>
        {Math.abs(finding.seconds) < LEVEL_S
          ? t('known.level', { one: nameOf(finding.faster), other: nameOf(finding.slower) })
          : t('known.faster', {
              faster: nameOf(finding.faster),
              slower: nameOf(finding.slower),
              seconds,
            })}
      </Text>{' '}
      <Text span c="dimmed">
        {finding.swing !== null &&
          `${t('known.swing', { seconds: t('seconds', { seconds: format.number(finding.swing, 1) }) })} `}
        {finding.interval !== null &&
          `${t('known.interval', {
            from: format.number(finding.interval.from, 1),
            to: format.number(finding.interval.to, 1),
          })} `}
        {finding.clear !== null && t(finding.clear ? 'known.clear' : 'known.close')}
        {finding.piecesToSettle !== null &&
          ` ${t('known.settle', { count: finding.piecesToSettle })}`}
      </Text>
    </>
  )
}

/** What the pieces leave open, and what had to be assumed. */
function Unknown({ race }: { race: SeatRace }) {
  const { t } = useTranslation('seat-racing')
  const format = useFormat()
  const nameOf = namesOf(race)
  const { results } = race
  const alone = notCompared(results)
  const list = (ids: readonly number[]) => ids.map(nameOf).join(', ')
  const lines = [
    ...(alone.length > 0 ? [t('unknown.alone', { names: list(alone) })] : []),
    ...(separateGroups(results).length > 0
      ? [t('unknown.groups', { groups: separateGroups(results).map(list).join(' / ') })]
      : []),
    ...(results.sigma === null && findingsOf(results).length > 0 ? [t('unknown.unchecked')] : []),
    ...(results.rowers.some(({ side }) => side !== null) ? [t('unknown.sides')] : []),
    ...(results.boat_term === 'dropped' ? [t('unknown.boats')] : []),
    ...contradictionsOf(results).map(({ one, other }) =>
      t('unknown.contradiction', { one: nameOf(one), other: nameOf(other) }),
    ),
    ...(results.drift_subtracted ? [t('unknown.drift', { count: results.controls })] : []),
    ...(results.left_out.length > 0
      ? [t('unknown.leftOut', { count: results.left_out.length })]
      : []),
  ]
  return (
    <section aria-label={t('unknown.title')}>
      <Title order={2}>{t('unknown.title')}</Title>
      <List spacing={4} mt="xs">
        {lines.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
        {results.boats.map(({ name, difference }) => (
          <List.Item key={name}>
            {t(difference > 0 ? 'unknown.slowerBoat' : 'unknown.fasterBoat', {
              name,
              seconds: t('seconds', { seconds: format.number(Math.abs(difference), 1) }),
            })}
          </List.Item>
        ))}
      </List>
    </section>
  )
}
