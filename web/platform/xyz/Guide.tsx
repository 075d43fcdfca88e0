import { lazy, Suspense, useState, type ReactNode } from 'react'
import {
  Stack,
  Title,
  Alert,
  Button,
  Paper,
  Checkbox,
  Select,
  SimpleGrid,
  Switch,
  TextInput,
} from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { IconAlertTriangle, IconCalendarPlus, IconCheck, IconX } from '@tabler/icons-react'
import { orNothing } from '../../load/or-nothing.ts'
import { PageState } from '../../ui/PageState.tsx'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { DistanceInput } from '../../ui/DistanceInput.tsx'
import { DurationInput } from '../../ui/DurationInput.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { AnswerSamples, ButtonSamples, TileSamples } from './ActionSamples.tsx'
import { AttentionSamples, SmallPictureSamples } from './AttentionSamples.tsx'
import { ColourSamples, TypeSamples } from './ColourSamples.tsx'
import { PartSamples } from './PartSamples.tsx'
import { LongTableSample, TableSample } from './TableSamples.tsx'
import { sampleAthletes } from './sample-data.ts'

const PEOPLE = sampleAthletes(6).map(({ id, name }) => ({ value: `athlete-${id}`, label: name }))

function InputSamples() {
  const { t } = useTranslation('xyz')
  const [start, setStart] = useState({ day: '2026-11-24', time: '07:00' })
  const [seconds, setSeconds] = useState<number | null>(5400)
  const [best, setBest] = useState<number | null>(391.4)
  const [metres, setMetres] = useState<number | null>(12_000)
  const [people, setPeople] = useState<readonly string[]>(['squad-1', 'athlete-2'])
  const [file, setFile] = useState<string | null>(null)
  const groups = [
    {
      group: t('squads'),
      items: [
        { value: 'squad-1', label: 'Senior A' },
        { value: 'squad-2', label: 'U23' },
      ],
    },
    { group: t('athletes'), items: PEOPLE },
  ]
  return (
    <Stack gap="sm" maw={480}>
      <TextInput label={t('name')} required defaultValue="3 × 2000 m" />
      <TextInput label={t('name')} required error={t('nameWrong')} />
      <DateTimeField label={t('start')} value={start} onChange={setStart} />
      <SimpleGrid cols={2} spacing="sm">
        <DurationInput label={t('plannedTime')} mask="H:mm" value={seconds} onChange={setSeconds} />
        <DurationInput label={t('best')} mask="m:ss.S" value={best} onChange={setBest} />
      </SimpleGrid>
      <DistanceInput label={t('distance')} value={metres} onChange={setMetres} />
      <MultiChoice
        label={t('people')}
        placeholder={t('everybody')}
        groups={groups}
        value={people}
        onChange={setPeople}
      />
      <Select label={t('squad')} data={['Senior A', 'U23', 'Junior']} defaultValue="U23" />
      <Switch label={t('publishNow')} defaultChecked />
      <Checkbox label={t('publishNow')} defaultChecked />
      <FileDrop
        hint={file ?? t('fileHint')}
        accept={['.fit', '.tcx', '.gpx']}
        onFiles={([first]) => setFile(first?.name ?? null)}
      />
    </Stack>
  )
}

const nothing = () => undefined

function StateSamples() {
  const { t } = useTranslation('xyz')
  return (
    <Stack gap="md">
      <PageState state="loading" rows={3} />
      <Paper withBorder>
        <PageState
          state="empty"
          icon={<IconCalendarPlus size={32} />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<Button mt="xs">{t('newSession')}</Button>}
        />
      </Paper>
      <PageState state="error" retry={nothing} part />
      <Paper withBorder>
        <PageState state="unauthorized" part />
      </Paper>
      <Paper withBorder>
        <PageState state="not-found" part />
      </Paper>
    </Stack>
  )
}

function NoticeSamples() {
  const { t } = useTranslation('xyz')
  return (
    <Stack gap="sm">
      <Alert color="teal" icon={<IconCheck />} title={t('noticeSaved')}>
        {t('noticeSavedText')}
      </Alert>
      <Alert color="amber" icon={<IconAlertTriangle />} title={t('noticeWarning')}>
        {t('noticeWarningText')}
      </Alert>
      <Alert color="red" icon={<IconX />} title={t('noticeError')}>
        {t('noticeErrorText')}
      </Alert>
    </Stack>
  )
}

const ChartSamples = lazy(() =>
  orNothing(import('./ChartSamples.tsx').then((module) => ({ default: module.ChartSamples }))),
)

/** Shows every part once. `id` keeps the remembered tables of the two copies apart. */
export function Guide({ id }: { id: string }) {
  const { t } = useTranslation('xyz')
  return (
    <Stack gap="xl" pb="xl">
      <Section title={t('type')}>
        <TypeSamples />
      </Section>
      <Section title={t('colours')}>
        <ColourSamples />
      </Section>
      <Section title={t('buttons')}>
        <ButtonSamples />
      </Section>
      <Section title={t('inputs')}>
        <InputSamples />
      </Section>
      <Section title={t('answers')}>
        <AnswerSamples />
      </Section>
      <Section title={t('tiles')}>
        <TileSamples />
      </Section>
      <Section title={t('parts')}>
        <PartSamples />
      </Section>
      <Section title={t('table')}>
        <TableSample id={id} />
      </Section>
      <Section title={t('longTable')}>
        <LongTableSample id={id} />
      </Section>
      <Section title={t('attention')}>
        <AttentionSamples />
      </Section>
      <Section title={t('smallPictures')}>
        <SmallPictureSamples />
      </Section>
      <Section title={t('charts')}>
        <Suspense fallback={<PageState state="loading" />}>
          <ChartSamples />
        </Suspense>
      </Section>
      <Section title={t('states')}>
        <StateSamples />
      </Section>
      <Section title={t('notices')}>
        <NoticeSamples />
      </Section>
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        {title}
      </Title>
      {children}
    </Stack>
  )
}
