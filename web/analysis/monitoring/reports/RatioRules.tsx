import { Button, Collapse, Group, Stack } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  saveRatioRules,
  trainingRatioCourse,
  trainingRatios,
  type TrainingRatios,
} from '#contract/analysis/monitoring-ratio.ts'
import { HIGHEST_LINE, RATIO_METHODS } from '#domain/training/ratio.ts'
import { SelectField } from '../../../form/ChoiceFields.tsx'
import { Form } from '../../../form/Form.tsx'
import { useForm } from '../../../form/use-form.ts'
import { NumberField } from '../../../ui/NumberField.tsx'

type RatioRulesProps = Pick<TrainingRatios, 'method' | 'lines'>

const LINES = ['low', 'high', 'danger'] as const

/** How the club works out the ratio and where its lines are, folded away. */
export function RatioRules(rules: RatioRulesProps) {
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
