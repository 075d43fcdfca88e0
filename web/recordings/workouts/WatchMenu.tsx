import {
  Alert,
  Button,
  NativeSelect,
  Popover,
  SegmentedControl,
  Stack,
  Text,
  UnstyledButton,
} from '@mantine/core'
import {
  IconBike,
  IconBolt,
  IconBraces,
  IconChevronDown,
  IconCopy,
  IconDeviceWatch,
  IconDownload,
  IconFileZip,
  type Icon,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/planning/sessions.ts'
import {
  sessionWorkout,
  workoutFile,
  workoutFiles,
  type Workout,
} from '#contract/recordings/workouts.ts'
import type { WorkoutFormat } from '#domain/workouts/formats.ts'
import type { TargetKind } from '#domain/workouts/steps.ts'
import { download, fetchFile, query } from '../../api/api.ts'
import { notify } from '../../shell/notices.ts'
import { useViewer } from '../../shell/viewer.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { SentTo } from './SentTo.tsx'
import { useChosenAthlete } from './use-chosen-athlete.ts'
import { useWorkoutWords } from './use-workout-words.ts'
import classes from './workouts.module.css'

const WIDTH = 372

/** A session as a file for watches and trainers, behind a button. */
export function WatchMenu({ session }: { session: Session }) {
  const { t } = useTranslation('workouts')
  const phone = usePhone()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={phone ? 'min(372px, calc(100vw - 32px))' : WIDTH}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconDeviceWatch size={18} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('menu.title')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('menu.title')}>
        {isOpen && <Choices session={session} />}
      </Popover.Dropdown>
    </Popover>
  )
}

function Choices({ session: { id } }: { session: Session }) {
  const { t } = useTranslation('workouts')
  const [chosen] = useChosenAthlete()
  const [by, setBy] = useState<TargetKind>()
  const whose = { ...(chosen !== null && { user_id: chosen }), ...(by && { by }) }
  const { data } = useQuery({
    ...query(sessionWorkout, { params: { id }, query: whose }, { own: [0, 403, 404, 409] }),
    placeholderData: (before) => before,
  })
  const workout = data?.data
  if (!workout)
    return (
      <Text size="sm" c="dimmed">
        {t('menu.unavailable')}
      </Text>
    )
  return (
    <div className={classes.menu}>
      <Steps workout={workout} />
      <Kinds workout={workout} onChoose={setBy} />
      <Whose workout={workout} />
      <SentTo workout={workout} id={id} />
      <Formats workout={workout} id={id} whose={whose} />
      <Zip workout={workout} id={id} by={by} />
    </div>
  )
}

function Steps({ workout: { steps, most_steps } }: { workout: Workout }) {
  const { t } = useTranslation('workouts')
  return (
    <>
      <div className={classes.menuHead}>
        <Text fw={600}>{t('menu.title')}</Text>
        <Text size="xs" c="dimmed">
          {t('menu.steps', { count: steps, most: most_steps })}
        </Text>
      </div>
      {steps > most_steps && (
        <Alert color="amber" p="xs">
          {t('menu.tooMany', { count: steps, most: most_steps })}
        </Alert>
      )}
    </>
  )
}

type KindsProps = { workout: Workout; onChoose: (kind: TargetKind) => void }

/** Kinds of targets that the sport has; one that the person lacks is off, with the reason. */
function Kinds({ workout: { kinds, by, person }, onChoose }: KindsProps) {
  const { t } = useTranslation('workouts')
  const offered = kinds.filter(({ missing }) => missing !== 'not_for_sport')
  const reasons = offered.flatMap(({ kind, missing }) =>
    missing === null || missing === 'not_for_sport'
      ? []
      : [t(`missing.${missing}`, { kind: t(`kinds.${kind}`) })],
  )
  return (
    <Stack gap={4}>
      <Text size="xs" c="dimmed">
        {t('menu.targets')}
      </Text>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('menu.targets')}
        value={by ?? ''}
        data={offered.map(({ kind, missing }) => ({
          value: kind,
          label: t(`kinds.${kind}`),
          disabled: missing !== null,
        }))}
        onChange={(value) => {
          const chosen = offered.find(({ kind }) => kind === value)
          if (chosen) onChoose(chosen.kind)
        }}
      />
      {person &&
        [...new Set(reasons)].map((reason) => (
          <Text key={reason} size="xs" c="dimmed">
            {reason}
          </Text>
        ))}
    </Stack>
  )
}

function Whose({ workout: { person, people, by, pieces } }: { workout: Workout }) {
  const { t } = useTranslation('workouts')
  const words = useWorkoutWords()
  const [, choose] = useChosenAthlete()
  if (!person) return null
  const target = words.target(by, pieces[0]?.target ?? null)
  if (people.length > 1)
    return (
      <NativeSelect
        size="xs"
        label={t('athlete')}
        description={target}
        inputWrapperOrder={['label', 'input', 'description']}
        value={String(person.user_id)}
        data={people.map(({ user_id, full_name }) => ({
          value: String(user_id),
          label: full_name,
        }))}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      />
    )
  return <Text size="sm">{t('menu.for', { name: person.full_name, target })}</Text>
}

type Query = { user_id?: number; by?: TargetKind }
type FormatsProps = { workout: Workout; id: number; whose: Query }
type Line = { format: WorkoutFormat; icon: Icon; name: string; hint: string; end: string }

function Formats({ workout, id, whose }: FormatsProps) {
  const { t } = useTranslation('workouts')
  const lines: Line[] = [
    {
      format: 'fit',
      icon: IconDownload,
      name: t('formats.fit'),
      hint: 'Coros, Suunto, Wahoo, Garmin',
      end: '.fit',
    },
    { format: 'zwo', icon: IconBike, name: 'Zwift', hint: '', end: '.zwo' },
    { format: 'erg', icon: IconBolt, name: t('formats.watts'), hint: '', end: '.erg' },
    { format: 'mrc', icon: IconBolt, name: t('formats.percent'), hint: '', end: '.mrc' },
    { format: 'text', icon: IconCopy, name: 'Intervals.icu', hint: t('formats.text'), end: '' },
    { format: 'json', icon: IconBraces, name: 'Intervals.icu', hint: '', end: '.json' },
  ]
  const take = async (format: WorkoutFormat) => {
    const asked = { params: { id }, query: { ...whose, format } }
    if (format !== 'text') return download(workoutFile, asked)
    const text = await (await fetchFile(workoutFile, asked)).text()
    await navigator.clipboard.writeText(text)
    notify('success', t('formats.copied'))
  }
  return (
    <div className={classes.formats}>
      {lines.map(({ format, icon: Sign, name, hint, end }) => {
        const fault = workout.formats.find((one) => one.format === format)?.missing ?? null
        return (
          <UnstyledButton
            key={format}
            className={classes.format ?? ''}
            disabled={fault !== null}
            onClick={() => void take(format)}
          >
            <Sign size={18} aria-hidden />
            <span className={classes.formatWords}>
              {name}{' '}
              <Text span size="xs" c="dimmed">
                {fault === null ? hint : t(`faults.${fault}`)}
              </Text>
            </span>
            <Text span size="xs" c="dimmed">
              {end}
            </Text>
          </UnstyledButton>
        )
      })}
    </div>
  )
}

type ZipProps = { workout: Workout; id: number; by: TargetKind | undefined }

/** For coaches: a file for each athlete whom they see. */
function Zip({ workout: { people, steps, most_steps }, id, by }: ZipProps) {
  const { t } = useTranslation('workouts')
  const viewer = useViewer()
  const others = people.some(({ user_id }) => user_id !== viewer.user_id)
  if (!others || steps > most_steps) return null
  const asked = { params: { id }, query: { format: 'fit' as const, ...(by && { by }) } }
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<IconFileZip size={18} aria-hidden />}
      onClick={() => void download(workoutFiles, asked)}
    >
      {t('menu.all', { count: people.length })}
    </Button>
  )
}
