import { Alert, Button, Chip, Group, Stack, Text, List } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconInfoCircle } from '@tabler/icons-react'
import type {
  FileMornings,
  FileReading,
  RefusedValue,
} from '#contract/analysis/monitoring-files.ts'
import { MORNING_FIELDS } from '#domain/monitoring/fields.ts'
import { useFormat } from '../../../format/format.ts'
import { useMorningWords } from '../use-morning-words.ts'
import { daysOf, sourcesOf, valuesOf, type DayOfFile } from './found-days.ts'
import classes from './morning-files.module.css'

const SHOWN = 10

/** Values of a file that are not proposed, and why. */
function LeftOutValues({ found }: { found: FileMornings }) {
  const { t } = useTranslation('monitoring-files')
  const format = useFormat()
  const { refused, refused_count, other_hrv, older, is_broken } = found
  const shown = refused.slice(0, SHOWN)
  const more = refused_count - shown.length
  const counted = (count: number) => ({ count, number: format.number(count) })
  if (refused_count + other_hrv + older === 0 && !is_broken) return null
  return (
    <Alert color="gray" icon={<IconInfoCircle />} title={t('leftOut')} p="sm">
      <List size="sm" spacing={4}>
        {is_broken && <List.Item>{t('broken')}</List.Item>}
        {other_hrv > 0 && <List.Item>{t('hrv', counted(other_hrv))}</List.Item>}
        {shown.map((value) => (
          <Beyond key={`${value.day} ${value.source} ${value.field} ${value.value}`} {...value} />
        ))}
        {more > 0 && <List.Item>{t('moreBeyond', counted(more))}</List.Item>}
        {older > 0 && <List.Item>{t('older', counted(older))}</List.Item>}
      </List>
    </Alert>
  )
}

function Beyond({ day, source, field, value }: RefusedValue) {
  const { t } = useTranslation('monitoring-files')
  const format = useFormat()
  const words = useMorningWords()
  const { min, max, unit } = MORNING_FIELDS[field]
  const about = {
    day: format.within.day(day),
    source,
    name: words.nameOf(field),
    value: words.withUnit(field, value),
  }
  return (
    <List.Item>
      {unit === 'min' && value > max
        ? t('beyondSleep', about)
        : t('beyond', { ...about, min, max })}
    </List.Item>
  )
}

type MorningListProps = {
  found: FileMornings
  isBusy: boolean
  message?: string
  onPropose: (readings: FileReading[]) => void
  onAnother: () => void
}

/** Days shown at first, and how many more at a time. */
const AT_A_TIME = 28

/** What a file says by day and device, before anything of it is stored. */
export function FoundMorningsList(props: MorningListProps) {
  const { found, isBusy, message, onPropose, onAnother } = props
  const { t } = useTranslation('monitoring-files')
  const format = useFormat()
  const sources = useMemo(() => sourcesOf(found.readings), [found])
  const [chosen, setChosen] = useState(sources)
  const readings = found.readings.filter(({ source }) => chosen.includes(source))
  const days = daysOf(readings)
  const counted = { count: days.length, number: format.number(days.length) }
  const [from, to] = [days.at(-1)?.day, days[0]?.day]
  return (
    <Stack gap="sm">
      <Text role="status">
        {from === undefined || to === undefined
          ? t('none')
          : t('found', { ...counted, from: format.within.day(from), to: format.within.day(to) })}
      </Text>
      {sources.length > 1 && <Sources sources={sources} chosen={chosen} onChange={setChosen} />}
      <Days days={days} />
      <LeftOutValues found={found} />
      {message !== undefined && (
        <Alert color="red" role="alert">
          {message}
        </Alert>
      )}
      <Group>
        {days.length > 0 && (
          <Button loading={isBusy} onClick={() => onPropose(readings)}>
            {t(message === undefined ? 'propose' : 'again', counted)}
          </Button>
        )}
        <Button variant="default" disabled={isBusy} onClick={onAnother}>
          {t('another')}
        </Button>
      </Group>
    </Stack>
  )
}

type SourcesProps = {
  sources: readonly string[]
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** Somebody else may step on the scale: devices can be left out. */
function Sources({ sources, chosen, onChange }: SourcesProps) {
  const { t } = useTranslation('monitoring-files')
  return (
    <Group gap="xs" role="group" aria-label={t('sources')}>
      <Text size="sm" aria-hidden>
        {t('sources')}
      </Text>
      <Chip.Group multiple value={chosen} onChange={onChange}>
        {sources.map((source) => (
          <Chip key={source} value={source} size="md">
            {source}
          </Chip>
        ))}
      </Chip.Group>
    </Group>
  )
}

function Days({ days }: { days: readonly DayOfFile[] }) {
  const { t } = useTranslation('monitoring-files')
  const format = useFormat()
  const [most, setMost] = useState(AT_A_TIME)
  const more = Math.min(AT_A_TIME, days.length - most)
  return (
    <>
      <ul className={classes.days} aria-label={t('title')}>
        {days.slice(0, most).map(({ day, readings }) => (
          <li key={day}>
            <Text size="sm" c="dimmed">
              {format.day(day)}
            </Text>
            {readings.map((reading) => (
              <Measured key={reading.source} reading={reading} />
            ))}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Group>
          <Button variant="subtle" onClick={() => setMost(most + AT_A_TIME)}>
            {t('more', { count: more, number: format.number(more) })}
          </Button>
        </Group>
      )}
    </>
  )
}

function Measured({ reading }: { reading: FileReading }) {
  const words = useMorningWords()
  const values = valuesOf(reading).map(
    ({ name, value }) => `${words.nameOf(name)} ${words.withUnit(name, value)}`,
  )
  return (
    <Text>
      {values.join(' · ')}{' '}
      <Text span size="sm" c="dimmed">
        {reading.source}
      </Text>
    </Text>
  )
}
