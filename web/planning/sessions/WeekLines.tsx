import { Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { SportMark } from '../../lookups/SportMark.tsx'
import classes from './session-form.module.css'
import { readStructure } from './structure-draft.ts'
import type { WeekDraft } from './use-add-week.ts'

type WeekLinesProps = {
  lines: readonly WeekDraft[]
  isAdded: (line: WeekDraft) => boolean
}

/** The sessions as they will be added: when, in which sport, and what of a line is its structure. */
export function WeekLines({ lines, isAdded }: WeekLinesProps) {
  const { t } = useTranslation('session-form')
  const format = useFormat()
  return (
    <section aria-label={t('week.preview')}>
      <Title order={2} size="h4" mb="xs">
        {t('week.preview')}
      </Title>
      {lines.length === 0 && <Text c="dimmed">{t('week.none')}</Text>}
      <ol className={classes.weekLines}>
        {lines.map((one) => {
          const { start, end, name, sport_id, structure } = one.draft
          const reading = readStructure(structure)
          return (
            <li key={one.line} className={classes.weekLine}>
              <SportMark sportId={sport_id} size={28} iconOnly />
              <span className={classes.weekTime}>
                {format.day(start.day)} {start.time}–{end.time}
              </span>
              <span className={classes.weekName}>
                {name}
                {reading.state === 'read' && (
                  <Text span size="sm" c="dimmed" ml={8}>
                    {reading.shown}
                  </Text>
                )}
              </span>
              {isAdded(one) && <IconCheck size={18} role="img" aria-label={t('week.isAdded')} />}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
