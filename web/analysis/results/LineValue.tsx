import { Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import type { ScoreField } from '#domain/constants/scores.ts'
import { useFormat } from '../../format/format.ts'
import { useViewer } from '../../shell/viewer.ts'
import type { LineSource } from '#domain/training/result-lines.ts'
import type { ResultLine } from './result-lines.ts'
import classes from './results.module.css'
import { SourceMark } from './SourceMark.tsx'
import { useDeviceWords } from './use-device-words.ts'

/**
 * Where a figure of a line comes from, and that in words; null where nobody said or measured just
 * this.
 */
export type LineWords = (
  line: ResultLine,
  key: string,
) => { source: LineSource; words: string } | null

export function useLineWords(people: SessionScores['people']): LineWords {
  const { t } = useTranslation('results')
  const format = useFormat()
  const { nameOf } = useDeviceWords()
  return useCallback(
    ({ lent, activity, sources }, key) => {
      if (activity && (lent as ReadonlySet<string>).has(key))
        return { source: 'recorded', words: t('lineSource.recorded', { device: nameOf(activity) }) }
      const source = sources[key as ScoreField]
      if (!source) return null
      const name =
        people.find(({ user_id }) => user_id === source.by)?.full_name ?? t('history.somebody')
      return {
        source: source.kind,
        words: t(`lineSource.${source.kind}`, { name, at: format.within.dateTime(source.at) }),
      }
    },
    [people, t, format, nameOf],
  )
}

type LineValueProps = { text: string; said: ReturnType<LineWords> }

/** A figure with its source; a value that a device measured, or a person corrected, has a mark. */
export function LineValue({ text, said }: LineValueProps) {
  if (!said) return <>{text}</>
  return (
    <span title={said.words}>
      {said.source !== 'entered' && <SourceMark source={said.source} iconOnly title={said.words} />}{' '}
      {text}
    </span>
  )
}

/** Whether the viewer may enter values for the owner of a line. */
export function useMayEdit({
  user_actions,
}: SessionScores): (line: Pick<ResultLine, 'result'>) => boolean {
  const { user_id } = useViewer()
  const { all, own } = user_actions
  return useCallback(
    ({ result }) => result !== null && (all || (own && result.user_id === user_id)),
    [all, own, user_id],
  )
}

/** That a device says clearly otherwise than what was entered. */
export function ClashMark({ clash }: { clash: NonNullable<ResultLine['clash']> }) {
  const { t } = useTranslation('results')
  const format = useFormat()
  return (
    <Text component="span" size="xs" className={classes.clash} title={t('clash.title')}>
      <IconAlertTriangle size={14} role="img" aria-label={t('clash.title')} />
      {t('clash.short', { time: format.resultTime(clash.recorded) })}
    </Text>
  )
}
