import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { dateWriter } from '#domain/rules/intl.ts'
import { useFormat } from '../../format/format.ts'
import { loadChunk } from '../../shell/chunks.ts'
import { openModal } from '../../shell/modals.ts'

const CopyWeek = lazy(() =>
  loadChunk(import('./CopyWeek.tsx').then((part) => ({ default: part.CopyWeek }))),
)

/** Writes a week by its Monday: "23 – 29 Nov". */
export function useWeekName(): (monday: string) => string {
  const { locale } = useFormat()
  const writer = dateWriter(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (monday) => writer.formatRange(new Date(monday), new Date(addDays(monday, 6)))
}

/** What copying the week of a day is called, and the dialog for it. */
export function useWeekCopy(day: string, squadIds: readonly number[]) {
  const { t } = useTranslation('session-life')
  const weekName = useWeekName()
  const monday = isoWeekStart(day)
  const title = t('week.title', { week: weekName(monday) })
  const open = () => openModal({ title, content: <CopyWeek monday={monday} squadIds={squadIds} /> })
  return { title: t('week.action', { week: weekName(monday) }), open }
}
