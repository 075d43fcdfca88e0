import { useTranslation } from 'react-i18next'
import type { Report } from '#domain/reports/report.ts'
import {
  AGAINST,
  againstDays,
  chosenDays,
  earlierDays,
  type Against,
  type Days,
} from '#domain/reports/spans.ts'
import { DayField } from '../../ui/DayField.tsx'
import { DisplayChoice } from '../../ui/filters/DisplayMenu.tsx'
import type { SpanProblem } from './report-filters.ts'

type AgainstFieldsProps = {
  report: Report
  /** The days asked for. */
  days: Days
  against: Against | null
  problem: SpanProblem | null
  onChange: (against: Against | null) => void
}

/** What the days are compared with: those before, those of last year, or chosen ones. */
export function AgainstFields({ report, days, against, problem, onChange }: AgainstFieldsProps) {
  const { t } = useTranslation('reports')
  const chosen = against && chosenDays(against)
  return (
    <>
      <DisplayChoice
        label={t('filters.against')}
        items={choicesOf(report).map((value) => ({ value, label: t(`against.${value}`) }))}
        value={chosen ? 'chosen' : (against ?? 'none')}
        onChange={(next) =>
          onChange(
            next === 'chosen'
              ? againstDays(earlierDays(days, against ?? 'before'))
              : (AGAINST.find((known) => known === next) ?? null),
          )
        }
      />
      {chosen && (
        <>
          <DayField
            label={t('filters.againstFrom')}
            value={chosen.start_date}
            onChange={(start_date) =>
              onChange(againstDays({ start_date, end_date: chosen.end_date }))
            }
          />
          <DayField
            label={t('filters.againstTo')}
            value={chosen.end_date}
            error={problem && t(`filters.${problem}`)}
            onChange={(end_date) =>
              onChange(againstDays({ start_date: chosen.start_date, end_date }))
            }
          />
        </>
      )}
    </>
  )
}

/** A report about change is always compared. */
const choicesOf = ({ against }: Report) =>
  against ? ([...AGAINST, 'chosen'] as const) : (['none', ...AGAINST, 'chosen'] as const)
