import { Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LINE_NUMBERS } from '#domain/performance-tests/fields.ts'
import { STOP_LACTATE } from '#domain/performance-tests/protocols.ts'
import { ergoPaceOfWatts, formatPace } from '#domain/time/pace.ts'
import { useFormat } from '../../../format/format.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { LIVE_FIELDS, type LiveAthlete, type LiveStep, type LiveTest } from './live-test.ts'
import classes from './test-entry.module.css'
import { useTestWords } from './use-test-words.ts'
import { listSeparator } from '../../../format/punctuation.ts'

type LiveAthletesProps = {
  test: LiveTest
  step: number
  onEnter: (userId: number, part: Partial<LiveStep>) => void
}

/** What to row in this step and the next, and fields for what is measured, for each athlete. */
export function LiveAthletes({ test, step, onEnter }: LiveAthletesProps) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      {test.athletes.map((athlete) => (
        <AthleteCard
          key={athlete.user_id}
          {...{ athlete, step }}
          onEnter={(part) => onEnter(athlete.user_id, part)}
        />
      ))}
    </SimpleGrid>
  )
}

type CardProps = {
  athlete: LiveAthlete
  step: number
  onEnter: (part: Partial<LiveStep>) => void
}

function AthleteCard({ athlete, step, onEnter }: CardProps) {
  const { t } = useTranslation('test-entry')
  const words = useTestWords('step')
  const entered = athlete.steps[step - 1]
  if (!entered) return null
  const isOver = (entered.lactate ?? 0) > STOP_LACTATE
  return (
    <Paper withBorder p="md" component="section" aria-label={athlete.name}>
      <Stack gap="sm">
        <Title order={2} size="h3">
          {athlete.name}
        </Title>
        <Group gap="xl">
          <Target label={t('live.now')} athlete={athlete} step={step} />
          <Target label={t('live.next')} athlete={athlete} step={step + 1} />
        </Group>
        <SimpleGrid cols={2}>
          {LIVE_FIELDS.map((field) => (
            <div key={field} className={classes.big}>
              <NumberField
                key={`${step}/${field}`}
                label={[words.field({ line: step, field }), words.unit(field)].join(
                  listSeparator(),
                )}
                hideControls
                {...LINE_NUMBERS[field]}
                value={entered[field]}
                onChange={(value) => onEnter({ [field]: value })}
              />
            </div>
          ))}
        </SimpleGrid>
        {isOver && (
          <Text role="status" fw={600}>
            {t('live.over', { lactate: STOP_LACTATE })}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}

type TargetProps = { label: string; athlete: LiveAthlete; step: number }

function Target({ label, athlete, step }: TargetProps) {
  const { t } = useTranslation('test-entry')
  const format = useFormat()
  const isThere = step <= athlete.targets.length
  const watts = athlete.targets[step - 1] ?? null
  return (
    <Stack gap={0}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text className={classes.target}>
        {watts === null
          ? t(isThere ? 'live.noTarget' : 'live.none')
          : `${format.number(watts)} ${format.units.power}`}
      </Text>
      {watts !== null && <Text>{`${formatPace(ergoPaceOfWatts(watts)) ?? '–'} /500 m`}</Text>}
    </Stack>
  )
}
