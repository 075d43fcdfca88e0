import { useState } from 'react'
import { Checkbox, Select, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { DistanceInput } from '../../ui/DistanceInput.tsx'
import { DurationInput } from '../../ui/DurationInput.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { sampleAthletes } from './sample-data.ts'

const PEOPLE = sampleAthletes(6).map(({ id, name }) => ({ value: `athlete-${id}`, label: name }))

export function InputSamples() {
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
