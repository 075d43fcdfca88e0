import { Badge, Group, Stack, Text, Title } from '@mantine/core'
import { IconClipboardList, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/planning/sessions.ts'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import type { Participant } from '#contract/planning/sessions-fields.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { useFormat } from '../../format/format.ts'
import { LazyWall } from '../../lazy/wall.tsx'
import { LazyWorkoutPlan } from '../../lazy/workouts.tsx'
import { OwnAnswer, ParticipantBadges } from '../attendance/open.ts'
import { PlanComparison, PublishSession } from '../publishing/open.ts'
import { Changes, MergeNote, Surroundings } from '../session-life/open.ts'
import { PageState } from '../../ui/PageState.tsx'
import { StatTile } from '../../ui/StatTile.tsx'
import { ZoneBar } from '../../ui/ZoneBar.tsx'
import { useZones } from '../../lookups/zones.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { Programmes } from './Programmes.tsx'
import { SeriesNote } from './SeriesNote.tsx'
import { StructureTable } from './StructureTable.tsx'
import classes from './session.module.css'

/** Who takes part, athletes first, and what they answered. */
function PeopleWithAnswers({ session: { participants = [] } }: { session: Session }) {
  const { t } = useTranslation('session')
  const athletes = participants.filter(({ user_role_id }) => user_role_id === ROLE.athlete)
  const coaches = participants.filter(({ user_role_id }) => user_role_id !== ROLE.athlete)
  if (participants.length === 0)
    return (
      <PageState
        state="empty"
        icon={<IconUsers />}
        title={t('people.nobody')}
        text={t('people.nobodyText')}
      />
    )
  return (
    <Stack gap="lg">
      <RoleList title={t('people.athletes')} people={athletes} />
      <RoleList title={t('people.coaches')} people={coaches} />
    </Stack>
  )
}

function RoleList({ title, people }: { title: string; people: readonly Participant[] }) {
  if (people.length === 0) return null
  return (
    <Stack gap={4} component="section">
      <Title order={2}>
        {title}{' '}
        <Text span inherit c="dimmed" fw={400}>
          {people.length}
        </Text>
      </Title>
      <ul className={classes.plain}>
        {people.map((person) => (
          <li key={person.user_id} className={classes.person}>
            <PersonAvatar name={person.full_name} picture={person.picture} size="sm" />
            <Text flex={1} miw={120}>
              {person.full_name}
            </Text>
            <Group gap={6}>
              <ParticipantBadges person={person} />
            </Group>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** What is planned, and for whom. */
export function SessionOverviewTab({ session }: { session: Session }) {
  return (
    <div className={classes.columns}>
      <Stack gap="xl">
        <FirstOfAll session={session} />
        <Plan session={session} />
        <SeriesNote session={session} />
        <PlanComparison id={session.id} />
        <Surroundings session={session} />
        <LazyWall place={{ kind: 'session', id: session.id }} />
      </Stack>
      <Stack gap="xl">
        <PeopleWithAnswers session={session} />
        <Changes session={session} />
      </Stack>
    </div>
  )
}

/** What needs a coach's decision, and what is asked of an athlete. */
function FirstOfAll({ session }: { session: Session }) {
  return (
    <Stack gap="sm" className={classes.first ?? ''}>
      {session.user_actions.edit && (
        <PublishSession id={session.id} published={session.published} />
      )}
      <MergeNote id={session.id} />
      <OwnAnswer session={session} />
    </Stack>
  )
}

function isPlanned({
  description,
  planned_distance,
  planned_time,
  planned_rpe,
  intensities,
  structure,
  strength_structures,
  focuses,
  tags,
}: Session): boolean {
  const numbers = [planned_distance, planned_time, planned_rpe].some((value) => value !== null)
  const lists = [intensities, focuses, tags, strength_structures].some(
    (list) => list !== undefined && list.length > 0,
  )
  return numbers || lists || Boolean(description) || Boolean(structure)
}

function Plan({ session }: { session: Session }) {
  const { t } = useTranslation('session')
  if (!isPlanned(session)) {
    const text = t(session.kind === 'event' ? 'plan.eventText' : 'plan.nothingText')
    return (
      <PageState state="empty" icon={<IconClipboardList />} title={t('plan.nothing')} text={text} />
    )
  }
  const {
    description,
    intensities = [],
    structure,
    strength_structures = [],
    focuses = [],
    tags = [],
  } = session
  return (
    <Stack gap="lg">
      <PlannedNumbers session={session} />
      {structure && (
        <LazyWorkoutPlan session={session} instead={<StructureTable structure={structure} />} />
      )}
      {strength_structures.length > 0 && <Programmes session={session} />}
      {intensities.length > 0 && <Intensities shares={intensities} />}
      {description && (
        <Part title={t('plan.description')}>
          <Text className={classes.description}>{description}</Text>
        </Part>
      )}
      {focuses.length > 0 && (
        <Part title={t('plan.focuses')}>
          <Words words={focuses.map(({ name }) => name)} />
        </Part>
      )}
      {tags.length > 0 && (
        <Part title={t('plan.tags')}>
          <Words words={tags.map(({ tag_text }) => tag_text)} />
        </Part>
      )}
    </Stack>
  )
}

function PlannedNumbers({
  session: { planned_distance, planned_time, planned_rpe },
}: {
  session: Session
}) {
  const { t } = useTranslation(['session', 'results'])
  const format = useFormat()
  const step = RPE_STEPS.find(({ id }) => id === planned_rpe)
  if (planned_distance === null && planned_time === null && !step) return null
  return (
    <Group gap="xl">
      {planned_distance !== null && (
        <StatTile label={t('plan.distance')} value={format.distance(planned_distance)} />
      )}
      {planned_time !== null && (
        <StatTile label={t('plan.time')} value={format.duration(planned_time)} unit="h" />
      )}
      {step && (
        <StatTile label={t('plan.rpe')} value={t(`rpe.steps.${step.key}`, { ns: 'results' })} />
      )}
    </Group>
  )
}

function Intensities({ shares }: { shares: NonNullable<Session['intensities']> }) {
  const { t } = useTranslation('session')
  const format = useFormat()
  const zones = useZones()
  const parts = zones.map(({ id, key, name, colour, textColour }) => {
    const value = shares.find((share) => share.id === id)?.percentage ?? 0
    return { key, label: name, value, colour, textColour }
  })
  return (
    <Part title={t('plan.intensities')}>
      <ZoneBar
        label={t('plan.intensities')}
        parts={parts}
        writeShare={(share) => format.percent(share)}
        legend
      />
    </Part>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack gap="xs" component="section">
      <Title order={2}>{title}</Title>
      {children}
    </Stack>
  )
}

function Words({ words }: { words: readonly string[] }) {
  return (
    <Group gap="xs">
      {words.map((word) => (
        <Badge key={word} variant="default" size="lg" radius="sm" tt="none" fw={500}>
          {word}
        </Badge>
      ))}
    </Group>
  )
}
