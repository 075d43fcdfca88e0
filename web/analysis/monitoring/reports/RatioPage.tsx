import { Stack, Text, Button, Collapse, Group } from '@mantine/core'
import { IconScale, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useId, useState } from 'react'
import {
  exportTrainingRatios,
  trainingRatios,
  trainingRatiosCsv,
  saveRatioRules,
  trainingRatioCourse,
  type TrainingRatios,
} from '#contract/analysis/monitoring-ratio.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { HIGHEST_LINE, RATIO_METHODS } from '#domain/training/ratio.ts'
import { download, query } from '../../../api/api.ts'
import { useFormat } from '../../../format/format.ts'
import { Waiting } from '../../../load/Waiting.tsx'
import { PartNotice } from '../../../shell/PlanNotice.tsx'
import { useViewer } from '../../../shell/viewer.ts'
import { PageState } from '../../../ui/PageState.tsx'
import {
  FilesMenu,
  ReportFilterBar,
  ReportFrame,
  useReportFilters,
  writeLists,
} from '../../reports/open.ts'
import { SelectField } from '../../../form/ChoiceFields.tsx'
import { Form } from '../../../form/Form.tsx'
import { useForm } from '../../../form/use-form.ts'
import { NumberField } from '../../../ui/NumberField.tsx'
import { DayChoice } from './DayChoice.tsx'
import { RatioTable } from './RatioTable.tsx'
import { useDay } from './use-day.ts'

type RatioRulesProps = Pick<TrainingRatios, 'method' | 'lines'>

const LINES = ['low', 'high', 'danger'] as const

/** How the club works out the ratio and where its lines are, folded away. */
function RatioRules(rules: RatioRulesProps) {
  const { t } = useTranslation('monitoring-reports')
  const id = useId()
  const [open, setOpen] = useState(false)
  const Arrow = open ? IconChevronDown : IconChevronRight
  return (
    <Stack gap="sm" align="flex-start">
      <Button
        variant="subtle"
        leftSection={<Arrow size={18} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('trainingRatio.rules.title')}
      </Button>
      <Collapse id={id} expanded={open}>
        <RulesForm {...rules} />
      </Collapse>
    </Stack>
  )
}

function RulesForm({ method, lines }: RatioRulesProps) {
  const { t } = useTranslation('monitoring-reports')
  const form = useForm(saveRatioRules, {
    initial: { method, ...lines },
    refreshes: [trainingRatios, trainingRatioCourse],
    saved: t('trainingRatio.rules.saved'),
  })
  return (
    <Form of={form} submit={t('trainingRatio.rules.save')} disabled={!form.dirty}>
      <SelectField
        {...form.at('method')}
        label={t('trainingRatio.rules.method')}
        choices={RATIO_METHODS.map((value) => ({
          value,
          label: t(`trainingRatio.rules.${value}`),
        }))}
      />
      <Group gap="md" align="flex-start">
        {LINES.map((line) => (
          <NumberField
            key={line}
            {...form.at(line)}
            label={t(`trainingRatio.rules.${line}`)}
            w={200}
            min={0.01}
            max={HIGHEST_LINE}
            decimals={2}
            step={0.05}
            onChange={(value) => value !== null && form.set({ [line]: value })}
          />
        ))}
      </Group>
    </Form>
  )
}

const FILES = { workbook: exportTrainingRatios, csv: trainingRatiosCsv } as const
const LISTS = ['squads', 'athletes'] as const

/** How the load of athletes changes: that of a week to that of four. */
export function RatioPage() {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const seesOthers = reportScope(useViewer(), 'training-summary') !== 'self'
  const { filters, change } = useReportFilters()
  const chosen = useDay()
  const { day } = chosen
  const { squads = '', athletes = '' } = writeLists(filters)
  const asked = { day, ...(squads && { squads }), ...(athletes && { athletes }) }
  const found = useQuery({
    ...query(trainingRatios, { query: asked }),
    placeholderData: keepPreviousData,
  })
  const ratios = found.data?.data
  return (
    <ReportFrame
      title={t('trainingRatio.title')}
      subtitle={format.day(day)}
      action={ratios && <FilesMenu onTake={(file) => download(FILES[file], { query: asked })} />}
      filters={
        <ReportFilterBar
          period={<DayChoice {...chosen} />}
          filters={filters}
          onChange={change}
          seesOthers={seesOthers}
          only={seesOthers ? LISTS : []}
        />
      }
    >
      <Stack gap="md">
        <PartNotice part="load" />
        {!ratios && <Waiting for={found} rows={10} />}
        {ratios?.athletes.length === 0 && (
          <PageState
            state="empty"
            icon={<IconScale />}
            title={t('trainingRatio.empty')}
            text={t('trainingRatio.emptyText')}
          />
        )}
        {ratios && ratios.athletes.length > 0 && <RatioTable ratios={ratios} />}
        <Text size="sm" c="dimmed" maw={760}>
          {t('trainingRatio.lead')}
        </Text>
        {ratios?.can_change && <RatioRules method={ratios.method} lines={ratios.lines} />}
      </Stack>
    </ReportFrame>
  )
}
