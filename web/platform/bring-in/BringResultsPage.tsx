import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  bringInColumns,
  bringIns,
  previewResults,
  takeResultsIn,
} from '#contract/platform/bring-in.ts'
import { RESULT_FIELDS, type ResultField } from '#domain/bring-in/result-fields.ts'
import { rememberedFields, wordedFields } from '#domain/bring-in/columns.ts'
import { MOST_RESULTS } from '#domain/bring-in/kinds.ts'
import { sheetOf } from '#domain/sheets/sheet.ts'
import { api, invalidate, submit } from '../../api/api.ts'
import { SHOWING_SESSIONS } from '../../api/refetch-after.ts'
import { useFormat } from '../../format/format.ts'
import { sportsQuery } from '../../lookups/queries.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { BringInList } from './BringInList.tsx'
import { BringInStart } from './BringInStart.tsx'
import { useList, type ReadFile } from './use-list.ts'
import { useOutcome } from './use-outcome.tsx'
import { usePreview } from './use-preview.ts'
import type { ListKind } from './list-kind.ts'
import type { FieldWords } from './RowCell.tsx'

/** Results of tests and pieces, one of an athlete a row. */
const RESULTS: ListKind<ResultField> = {
  kind: 'results',
  fields: RESULT_FIELDS,
  fillsKnown: false,
  most: MOST_RESULTS,
  sheetOf: (rows, headings) => sheetOf(rows, 'result', headings),
  columnsOf: (sheet, remembered) => {
    const before = rememberedFields(RESULT_FIELDS, sheet.columns, remembered)
    return before
      ? { fields: before, as: { kind: 'remembered' } }
      : { fields: wordedFields('result', RESULT_FIELDS, sheet), as: { kind: 'words' } }
  },
  isEnough: (fields) =>
    fields.includes('day') &&
    fields.includes('name') &&
    (fields.includes('time') || fields.includes('distance')),
  holds: (field) => [field],
}

/** Results from a spreadsheet: looked at row by row, then taken in as sessions of their days. */
export function BringResultsPage() {
  const { t } = useTranslation('bring-in')
  const [file, setFile] = useState<ReadFile | null>(null)
  const crumb = { to: paths.reportPerformance(), label: t('pages.performance') }
  return file ? (
    <ResultList file={file} crumb={crumb} onFile={setFile} onOther={() => setFile(null)} />
  ) : (
    <BringInStart kind={RESULTS} crumb={crumb} onFile={setFile} />
  )
}

type ResultListProps = {
  file: ReadFile
  crumb: { to: string; label: string }
  onFile: (file: ReadFile) => void
  onOther: () => void
}

function ResultList({ file, crumb, onFile, onOther }: ResultListProps) {
  const viewer = useViewer()
  const [sport_id, setSport] = useState(viewer.selected?.club.default_sport.id ?? 1)
  const list = useList(RESULTS, file, onFile)
  const words = useResultWords(list?.fields ?? [])
  const { rows, order } = list ?? { rows: [], order: null }
  const isEnough = list?.isEnough ?? false
  const body = useMemo(
    () => (isEnough ? { rows: [...rows], sport_id, ...(order && { date_order: order }) } : null),
    [isEnough, rows, sport_id, order],
  )
  const asked = usePreview(body, async (sent) => (await api(previewResults, { body: sent })).data)
  const outcome = useOutcome(RESULTS.kind, file, { to: paths.reportPerformance(), crumb, onOther })
  if (!list) return null
  if (outcome.page) return outcome.page
  return (
    <BringInList
      kind={RESULTS}
      list={list}
      words={words}
      crumb={crumb}
      preview={asked.preview}
      isStale={asked.isStale}
      hasFailed={asked.isError}
      onRetry={asked.retry}
      onOther={onOther}
      take={async (noting) => {
        if (body === null) throw new Error('results without names and days are not taken in')
        const { data } = await submit(takeResultsIn, { body: { ...body, ...noting } })
        await invalidate(...SHOWING_SESSIONS, bringIns, bringInColumns)
        return data
      }}
      onTaken={(taken, left) => outcome.show({ taken, left, sheet: list.sheet })}
    >
      <UsualSport value={sport_id} onChange={setSport} />
    </BringInList>
  )
}

/** The sport of rows that do not say it themselves. */
function UsualSport({ value, onChange }: { value: number; onChange: (sport: number) => void }) {
  const { t } = useTranslation('bring-in')
  const sports = useQuery(sportsQuery()).data?.data ?? []
  return (
    <NativeSelect
      label={t('options.sport')}
      value={String(value)}
      data={sports.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}

const A_DAY = /^\d{4}-\d\d-\d\d$/

/** What a row says in a field; the session and sport stand beside the name where no column does. */
function useResultWords(fields: readonly (ResultField | null)[]): FieldWords<ResultField> {
  const { t } = useTranslation('bring-in')
  const format = useFormat()
  return {
    nameOf: (field) => t(`result.${field}`),
    valueOf: (field, { cells }) => {
      const text = cells[field] ?? ''
      if (field === 'day') return A_DAY.test(text) ? format.day(text) : text
      if (field !== 'name') return text
      const beside = (['what', 'sport'] as const)
        .filter((one) => !fields.includes(one))
        .map((one) => cells[one])
      return [text, ...beside].filter(Boolean).join(' · ')
    },
  }
}
