import { Stack, Text, Anchor } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ATTENTIONS, byAttention, type Attention } from '#domain/monitoring/daily.ts'
import type { DailyAthlete } from '#contract/analysis/monitoring-reports.ts'
import { useFormat } from '../../../format/format.ts'
import { paths } from '../../../paths/paths.ts'
import { AttentionList, FoldedRow, NamesRow } from '../../../ui/AttentionList.tsx'
import { AttentionCounts, type AttentionTone } from '../../../ui/AttentionSign.tsx'
import { colon } from '../../../format/punctuation.ts'
import { MorningCourse } from './MorningCourse.tsx'
import { useReadingWords } from './use-reading-words.ts'
import { useDailyRows, type Daily } from './use-daily-rows.tsx'
import classes from './monitoring-reports.module.css'

type DailyDetailProps = { athlete: DailyAthlete; day: string }

/** Every value of a morning, why one is amber or red, the note, and the course of four weeks. */
function DailyDetail({ athlete, day }: DailyDetailProps) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const { write, why } = useReadingWords()
  const { readings, readiness, note, user_id, full_name } = athlete
  return (
    <div className={classes.inside}>
      <ul className={classes.values}>
        {readings.map((reading) => (
          <li key={reading.field}>
            <Text size="sm">
              {`${t(`fields.${reading.field}`)} ${write(reading.field, reading.value)}`}
              {reading.level !== 'green' && colon() + why(reading)}
            </Text>
          </li>
        ))}
        {readiness !== null && (
          <li>
            <Text size="sm">{`${t('daily.readiness')} ${format.number(readiness, 1)}`}</Text>
          </li>
        )}
      </ul>
      {note !== null && <Text size="sm">{t('daily.note', { note })}</Text>}
      <MorningCourse userId={user_id} day={day} />
      <Anchor component={Link} to={paths.profileMorning(user_id)} size="sm">
        {t('daily.profile', { name: full_name })}
      </Anchor>
    </div>
  )
}

const TONES: Record<Attention, AttentionTone> = {
  word: 'red',
  watch: 'amber',
  missing: 'open',
  well: 'fine',
}

/** So many to watch stand there at once. */
const MOST_TO_WATCH = 6
/** Of so few the well ones are not folded. */
const FEW = 3

type DailyListProps = { daily: Daily }

/** Who needs a word and why, who is to be watched, who has not entered, and all the others. */
export function DailyList({ daily }: DailyListProps) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const [only, setOnly] = useState<string | null>(null)
  const groups = byAttention(daily.athletes)
  const shown = (name: Attention) => (only === null || only === name ? groups[name] : [])
  const [word, watch, missing, well] = ATTENTIONS.map(shown)
  return (
    <Stack gap={4}>
      <AttentionCounts
        label={t('daily.counts')}
        counts={ATTENTIONS.map((name) => ({
          name,
          tone: TONES[name],
          number: format.number(groups[name].length),
          label: t(`daily.${name}`),
        }))}
        only={only}
        onOnly={setOnly}
      />
      <Noted
        daily={daily}
        athletes={[...(word ?? []), ...(watch ?? [])]}
        most={only === 'watch' ? Infinity : (word?.length ?? 0) + MOST_TO_WATCH}
      />
      {missing && missing.length > 0 && <Missing athletes={missing} />}
      {well && well.length > 0 && (
        <Well
          key={only}
          daily={daily}
          athletes={well}
          isOpen={only === 'well' || daily.athletes.length <= FEW}
        />
      )}
    </Stack>
  )
}

type AthletesProps = { daily: Daily; athletes: readonly DailyAthlete[] }

function Noted({ daily, athletes, most }: AthletesProps & { most: number }) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const { heads, rowOf } = useDailyRows(daily)
  if (athletes.length === 0) return null
  return (
    <AttentionList
      label={t('daily.table', { day: format.within.day(daily.day) })}
      heads={heads}
      rows={athletes.map(rowOf)}
      most={most}
      moreLabel={(count) => t('daily.moreToWatch', { count })}
      renderOpened={(key) => <Opened daily={daily} id={key} />}
    />
  )
}

function Opened({ daily, id }: { daily: Daily; id: string }) {
  const athlete = daily.athletes.find(({ user_id }) => String(user_id) === id)
  return athlete ? <DailyDetail athlete={athlete} day={daily.day} /> : null
}

/** One row of names; how long somebody has been silent, if for more than a day. */
function Missing({ athletes }: { athletes: readonly DailyAthlete[] }) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  return (
    <NamesRow
      tone="open"
      title={t('daily.missingTitle', { number: format.number(athletes.length) })}
    >
      {athletes.map(({ user_id, full_name, missed_days }) => (
        <li key={user_id}>
          <Link to={paths.profileMorning(user_id)}>{full_name}</Link>
          {missed_days > 1 && (
            <Text component="span" size="xs" c="dimmed">
              {` ${t('daily.missedDays', { count: missed_days })}`}
            </Text>
          )}
        </li>
      ))}
    </NamesRow>
  )
}

function Well({ daily, athletes, isOpen: opensAtFirst }: AthletesProps & { isOpen: boolean }) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const { heads, rowOf } = useDailyRows(daily)
  const [isOpen, setOpen] = useState(opensAtFirst)
  const title = t('daily.wellTitle', { number: format.number(athletes.length) })
  return (
    <FoldedRow
      tone="fine"
      title={title}
      text={t('daily.wellText')}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <AttentionList
        label={title}
        heads={heads}
        rows={athletes.map(rowOf)}
        renderOpened={(key) => <Opened daily={daily} id={key} />}
      />
    </FoldedRow>
  )
}
