import { Button, Text, Title } from '@mantine/core'
import { IconSunrise } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toLocal } from '#domain/time/zoned-time.ts'
import { useFormat } from '../../format/format.ts'
import { stateOf, useOutbox } from '../../offline/outbox-state.ts'
import { StoreMark } from '../../offline/StoreMark.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { MorningConflicts } from './MorningConflicts.tsx'
import { bodyOf, morningSubject } from './morning-model.ts'
import { openMorning } from './open-morning.tsx'
import { useMorning } from './queries.ts'
import { useClubDay, useMinute } from '../../format/club-clock.ts'
import classes from './morning-card.module.css'

/** Asks an athlete how they are until they have said so, and says where it stands. */
export function MorningCard() {
  const { t } = useTranslation('monitoring')
  const format = useFormat()
  const { user_id } = useViewer()
  const today = useClubDay()
  const { morning } = useMorning(user_id, today, today)
  const entries = useOutbox(morningSubject(user_id)).filter((entry) => bodyOf(entry)?.day === today)
  const state = stateOf(entries)
  const minute = useMinute()
  const id = useId()
  const untilWords = (time: string) =>
    toLocal(format.timeZone, new Date(minute)).time.slice(0, 5) > time
      ? t('card.late')
      : t('card.until', { time })
  const isEntered = (morning?.values ?? null) !== null
  return (
    <section aria-labelledby={id} className={classes.note}>
      <IconSunrise size={24} aria-hidden />
      <div className={classes.noteWords}>
        <Title order={2} id={id} className={classes.noteTitle ?? ''}>
          {t('card.question')}
        </Title>
        <Text size="sm" component="div">
          {isEntered ? t('card.entered') : morning && untilWords(morning.until)}
          {state && <StoreMark state={state} />}
        </Text>
      </div>
      <Button
        variant={isEntered ? 'default' : 'filled'}
        onClick={() => void openMorning(user_id, today, format.within.day(today))}
      >
        {t(isEntered ? 'card.change' : 'card.enter')}
      </Button>
      <div className={classes.noteConflicts}>
        <MorningConflicts userId={user_id} />
      </div>
    </section>
  )
}
