import { Autocomplete, SimpleGrid } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventTags, focuses } from '#contract/lookups.ts'
import type { savePerformanceTest } from '#contract/analysis/performance-tests.ts'
import { SPORT } from '#domain/constants/sports.ts'
import type { TestNumber } from '#domain/performance-tests/fields.ts'
import {
  isDistanceKind,
  SWEEP_SCULL,
  WEIGHT_CLASSES,
  type TestKind,
} from '#domain/performance-tests/kinds.ts'
import { query } from '../../../api/api.ts'
import { ManyField, SelectField } from '../../../form/ChoiceFields.tsx'
import type { FormOf, ValuesOf } from '../../../form/form-types.ts'
import { ProseField, TextField } from '../../../form/TextFields.tsx'
import { useFormat } from '../../../format/format.ts'
import { DurationInput } from '../../../ui/DurationInput.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { ERGO_NAMES, ProtocolField } from './DayHead.tsx'
import { numberFieldOf } from './test-cells.ts'
import type { TestValues } from './test-values.ts'
import type { TestWords } from './use-test-words.ts'
import { listSeparator } from '../../../format/punctuation.ts'

export type TestFormOf = FormOf<ValuesOf<typeof savePerformanceTest, TestValues>>

type FieldsProps = { form: TestFormOf; kind: TestKind; words: TestWords }

const NUMBERS: Record<'distance' | 'step' | 'vo2', readonly TestNumber[]> = {
  distance: ['hr_avg', 'hr_max', 'lactate_0', 'lactate_3', 'lactate_5', 'lactate_7'],
  step: ['step_s', 'rest_s', 'hr_max', 'lactate_0', 'lactate_3', 'lactate_5', 'lactate_7'],
  vo2: [
    'vo2max',
    'rer_max',
    'hr_max',
    'watts_max',
    'vt1_watts',
    'vt1_hr',
    'vt2_watts',
    'vt2_hr',
    'lactate_0',
    'lactate_3',
  ],
}

/** How a test was set up: where, on what, by whom. */
export function SetUpFields({
  form,
  kind,
  words,
  seesWeight,
}: FieldsProps & { seesWeight: boolean }) {
  const { t } = useTranslation('test-entry')
  const site = form.at('site')
  const ergo = form.at('ergo')
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
      <TextField {...site} label={t('words.fields.site')} />
      <Autocomplete
        label={t('words.fields.ergo')}
        data={ERGO_NAMES}
        maxLength={60}
        value={ergo.value ?? ''}
        error={ergo.error}
        onChange={(text) => ergo.onChange(text === '' ? null : text)}
      />
      {kind === 'step' ? (
        <ProtocolField
          value={form.values.protocol}
          onChange={(protocol) => form.set({ protocol })}
        />
      ) : (
        <TextField {...form.at('protocol')} label={t('words.fields.protocol')} />
      )}
      <TextField {...form.at('tester')} label={t('words.fields.tester')} />
      <NumberOfTest {...{ form, words }} field="drag_factor" />
      {seesWeight && <NumberOfTest {...{ form, words }} field="weight" />}
      <SelectField
        {...form.at('weight_class')}
        label={t('words.fields.weight_class')}
        choices={[
          { value: null, label: '–' },
          ...WEIGHT_CLASSES.map((value) => ({ value, label: t(`words.weightClasses.${value}`) })),
        ]}
      />
      <SelectField
        {...form.at('sweep_scull')}
        label={t('words.fields.sweep_scull')}
        choices={[
          { value: null, label: '–' },
          ...SWEEP_SCULL.map((value) => ({ value, label: t(`words.sweepScull.${value}`) })),
        ]}
      />
    </SimpleGrid>
  )
}

type NumberProps = Pick<FieldsProps, 'form' | 'words'> & { field: TestNumber }

function NumberOfTest({ form, words, field }: NumberProps) {
  const { error, ...number } = form.at(field)
  const { unitSystem } = useFormat()
  const unit = words.unit(field)
  return (
    <NumberField
      label={[words.field({ line: 0, field }), unit].filter(Boolean).join(listSeparator())}
      hideControls
      {...numberFieldOf(field, number, unitSystem)}
      {...(error !== undefined && { error })}
    />
  )
}

/** What was measured of the test as a whole. */
export function MeasuredFields({ form, kind, words }: FieldsProps) {
  const { t } = useTranslation('test-entry')
  const time = form.at('time_s')
  const names = NUMBERS[isDistanceKind(kind) ? 'distance' : kind]
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
      {isDistanceKind(kind) && (
        <DurationInput
          label={t('words.fields.time_s')}
          mask="m:ss.S"
          value={time.value}
          onChange={time.onChange}
          error={time.error ?? null}
        />
      )}
      {names.map((field) => (
        <NumberOfTest key={field} {...{ form, words, field }} />
      ))}
    </SimpleGrid>
  )
}

/** By what the test is found again, and what is to be said of it. */
export function LabelFields({ form }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation('test-entry')
  const tags = useQuery(query(eventTags)).data?.data ?? []
  const aims = useQuery(query(focuses, { query: { sport: SPORT.rowing } })).data?.data ?? []
  const tagWord = t('words.fields.tags')
  const focusWord = t('words.fields.focuses')
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <ManyField
          label={tagWord}
          groups={[
            {
              group: tagWord,
              items: tags.map(({ id, tag_text }) => ({ value: id, label: tag_text })),
            },
          ]}
          value={form.values.tag_ids}
          onChange={(tag_ids) => form.set({ tag_ids })}
        />
        <ManyField
          label={focusWord}
          groups={[
            { group: focusWord, items: aims.map(({ id, name }) => ({ value: id, label: name })) },
          ]}
          value={form.values.focus_ids}
          onChange={(focus_ids) => form.set({ focus_ids })}
        />
      </SimpleGrid>
      <ProseField {...form.at('comment')} label={t('words.fields.comment')} />
    </>
  )
}
