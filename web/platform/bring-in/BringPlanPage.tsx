import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bringInColumns, bringIns, previewPlan, takePlanIn } from '#contract/platform/bring-in.ts'
import { PLAN_FIELDS, type PlanField } from '#domain/bring-in/plan-fields.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { rememberedFields, wordedFields } from '#domain/bring-in/columns.ts'
import { MOST_SESSIONS } from '#domain/bring-in/kinds.ts'
import { GRID_FIELDS, gridSheet } from '#domain/bring-in/plan-grid.ts'
import type { Language } from '#domain/constants/languages.ts'
import { sheetOf } from '#domain/sheets/sheet.ts'
import { api, invalidate, submit } from '../../api/api.ts'
import { SHOWING_SESSIONS } from '../../api/refetch-after.ts'
import { useFormat } from '../../format/format.ts'
import { serverDate } from '../../format/server-clock.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { sportsQuery } from '../../lookups/queries.ts'
import { paths } from '../../paths/paths.ts'
import { SquadsField } from '../../people/invitations/open.ts'
import { useViewer } from '../../shell/viewer.ts'
import { DayField } from '../../ui/DayField.tsx'
import { TimeField } from '../../ui/TimeField.tsx'
import { BringInList } from './BringInList.tsx'
import { BringInStart } from './BringInStart.tsx'
import { useList, type ReadFile } from './use-list.ts'
import { useOutcome } from './use-outcome.tsx'
import { usePreview } from './use-preview.ts'
import type { ListKind } from './list-kind.ts'
import type { FieldWords } from './RowCell.tsx'

/** A plan is a week with its days beside each other, or one session a row. */
const planKind = (monday: string, language: Language): ListKind<PlanField> => ({
  kind: 'plan',
  fields: PLAN_FIELDS,
  fillsKnown: false,
  most: MOST_SESSIONS,
  sheetOf: (rows, headings) =>
    (headings === null ? gridSheet(rows, monday, language) : null) ??
    sheetOf(rows, 'plan', headings),
  columnsOf: (sheet, remembered) => {
    // A grid has been laid out as lines, whose columns are always the same.
    if (sheet.columns.every((heading) => heading === '') && sheet.headings > 0)
      return { fields: GRID_FIELDS, as: { kind: 'words' } }
    const before = rememberedFields(PLAN_FIELDS, sheet.columns, remembered)
    return before
      ? { fields: before, as: { kind: 'remembered' } }
      : { fields: wordedFields('plan', PLAN_FIELDS, sheet), as: { kind: 'words' } }
  },
  isEnough: (fields) =>
    fields.includes('day') && (fields.includes('what') || fields.includes('structure')),
  holds: (field) => [field],
})

const WEEK = 7

/** A training plan from a spreadsheet: looked at row by row, then taken in as drafts. */
export function BringPlanPage() {
  const { t } = useTranslation('bring-in')
  const { timeZone } = useFormat()
  const [file, setFile] = useState<ReadFile | null>(null)
  const [monday, setMonday] = useState(() =>
    addDays(isoWeekStart(dayIn(timeZone, serverDate())), WEEK),
  )
  const kind = useMemo(() => planKind(monday, currentLanguage()), [monday])
  const crumb = { to: paths.planWeek(), label: t('pages.week') }
  return file ? (
    <PlanList
      file={file}
      kind={kind}
      crumb={crumb}
      monday={monday}
      onMonday={setMonday}
      onFile={setFile}
      onOther={() => setFile(null)}
    />
  ) : (
    <BringInStart kind={kind} crumb={crumb} onFile={setFile} />
  )
}

type PlanListProps = {
  file: ReadFile
  kind: ReturnType<typeof planKind>
  crumb: { to: string; label: string }
  monday: string
  onMonday: (monday: string) => void
  onFile: (file: ReadFile) => void
  onOther: () => void
}

function PlanList({ file, kind, crumb, monday, onMonday, onFile, onOther }: PlanListProps) {
  const list = useList(kind, file, onFile)
  const choices = usePlanChoices()
  const words = usePlanWords(list?.fields ?? [])
  const { rows, order } = list ?? { rows: [], order: null }
  const isEnough = list?.isEnough ?? false
  const { sport_id, start, squads } = choices
  const body = useMemo(
    () =>
      isEnough
        ? {
            rows: [...rows],
            week_of: monday,
            sport_id,
            squad_ids: [...squads],
            ...(start !== '' && { start }),
            ...(order && { date_order: order }),
          }
        : null,
    [isEnough, rows, monday, sport_id, start, squads, order],
  )
  const asked = usePreview(body, async (sent) => (await api(previewPlan, { body: sent })).data)
  const outcome = useOutcome(kind.kind, file, { to: paths.calendar(), crumb, onOther })
  if (!list) return null
  if (outcome.page) return outcome.page
  return (
    <BringInList
      kind={kind}
      list={list}
      words={words}
      crumb={crumb}
      preview={asked.preview}
      isStale={asked.isStale}
      hasFailed={asked.isError}
      onRetry={asked.retry}
      onOther={onOther}
      take={async (noting) => {
        if (body === null) throw new Error('a plan without days is not taken in')
        const { data } = await submit(takePlanIn, { body: { ...body, ...noting } })
        await invalidate(...SHOWING_SESSIONS, bringIns, bringInColumns)
        return data
      }}
      onTaken={(taken, left) => outcome.show({ taken, left, sheet: list.sheet })}
    >
      <PlanChoices choices={choices} monday={monday} onMonday={onMonday} />
    </BringInList>
  )
}

/** What holds of rows that do not say it themselves. */
function usePlanChoices() {
  const viewer = useViewer()
  const [sport_id, setSport] = useState(viewer.selected?.club.default_sport.id ?? 1)
  const [start, setStart] = useState('')
  const [squads, setSquads] = useState<readonly number[]>([])
  return { sport_id, setSport, start, setStart, squads, setSquads }
}

type PlanChoicesProps = {
  choices: ReturnType<typeof usePlanChoices>
  monday: string
  onMonday: (monday: string) => void
}

function PlanChoices({ choices, monday, onMonday }: PlanChoicesProps) {
  const { t } = useTranslation('bring-in')
  const sports = useQuery(sportsQuery()).data?.data ?? []
  return (
    <>
      <DayField
        label={t('options.week')}
        value={monday}
        onChange={(day) => day && onMonday(isoWeekStart(day))}
      />
      <TimeField label={t('options.start')} value={choices.start} onChange={choices.setStart} />
      <NativeSelect
        label={t('options.sport')}
        value={String(choices.sport_id)}
        data={sports.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(event) => choices.setSport(Number(event.currentTarget.value))}
      />
      <SquadsField value={choices.squads} onChange={choices.setSquads} />
    </>
  )
}

const A_DAY = /^\d{4}-\d\d-\d\d$/

/** What a row says in a field; what has no column stands beside what is done. */
function usePlanWords(fields: readonly (PlanField | null)[]): FieldWords<PlanField> {
  const { t } = useTranslation('bring-in')
  const format = useFormat()
  return {
    nameOf: (field) => t(`plan.${field}`),
    valueOf: (field, { cells }) => {
      const text = cells[field] ?? ''
      if (field === 'day') return A_DAY.test(text) ? format.day(text) : text
      if (field === 'start' && !fields.includes('end'))
        return [text, cells['end']].filter(Boolean).join('–')
      if (field !== 'what') return text
      const beside = (['start', 'structure', 'sport'] as const)
        .filter((one) => !fields.includes(one))
        .map((one) => cells[one])
      return [text, ...beside].filter(Boolean).join(' · ')
    },
  }
}
