import { Checkbox, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShownRaceReport } from '#contract/analysis/race-analysis.ts'
import { SEGMENT_LENGTHS, SPLIT_LENGTHS } from '#domain/race-analysis/comparison.ts'
import { useFormat } from '../../format/format.ts'
import { DisplayChoice, DisplayMenu, DisplayRow } from '../../ui/filters/DisplayMenu.tsx'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { writtenChanges } from '../../ui/filters/filter.ts'
import { RACE_PANELS } from './race-panels.ts'
import type { useComparisonView } from './use-comparison-view.ts'

type ComparisonBarProps = {
  report: ShownRaceReport
  view: ReturnType<typeof useComparisonView>
}

/** Against whom, in which splits, and what is drawn. */
export function ComparisonBar({ report: { split, segment }, view }: ComparisonBarProps) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const { ranked, against, chosen, change } = view
  const lengths = (all: readonly number[]) =>
    all.map((length) => ({ value: String(length), label: format.distance(length) }))
  const choice = { usual: '', pinned: true }
  return (
    <FilterBar
      filters={[
        ...(ranked.length > 1
          ? [
              {
                ...choice,
                name: 'against',
                label: t('against'),
                items: ranked.map(({ name }) => ({ value: name, label: name })),
                value: [against?.name ?? ''],
              },
            ]
          : []),
        {
          ...choice,
          name: 'split',
          label: t('split'),
          items: lengths(SPLIT_LENGTHS),
          value: [String(split)],
        },
      ]}
      onChange={(changes) => change(writtenChanges(changes))}
      display={
        <DisplayMenu onReset={() => change({ panels: null, segment: null })}>
          <DisplayRow label={t('chart.panels')}>
            <Checkbox.Group
              aria-label={t('chart.panels')}
              value={[...chosen]}
              onChange={(next) => change({ panels: next.join(',') || null })}
            >
              <Stack gap={6}>
                {RACE_PANELS.map((panel) => (
                  <Checkbox
                    key={panel}
                    value={panel}
                    label={panel === 'behind' ? t('columns.gap_s') : t(`columns.${panel}`)}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
          </DisplayRow>
          <DisplayChoice
            label={t('segment')}
            items={lengths(SEGMENT_LENGTHS)}
            value={String(segment)}
            onChange={(length) => change({ segment: length })}
          />
        </DisplayMenu>
      }
    />
  )
}
