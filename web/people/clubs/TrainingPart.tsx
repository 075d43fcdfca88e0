import { Button, Text, Title, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ETS_FACTORS, HR_ZONES } from '#domain/constants/intensities.ts'
import { dateWriter } from '#domain/rules/intl.ts'
import { CALENDAR_COLOURS } from '#domain/constants/calendar.ts'
import { defaultTrainingMetric } from '#domain/constants/sports.ts'
import { seasonName } from '#domain/reports/seasons.ts'
import { FORM_BOUNDS } from '#domain/season/form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { useFormat } from '../../format/format.ts'
import { ClubForm } from './ClubForm.tsx'
import type { PartProps } from './club-draft.ts'
import classes from './clubs.module.css'

const METRICS = ['ets', 'foster', 'trimp', 'rpe'] as const
const WORDINGS = ['standard', 'federation'] as const
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
const EXAMPLE = '2025-09-01'
const FORM_FIELDS = [
  ['fitness_days', 'fitnessDays', FORM_BOUNDS.fitness],
  ['fatigue_days', 'fatigueDays', FORM_BOUNDS.fatigue],
] as const
const SHORT = { ets: 'ETS', foster: 'Foster' } as const

/** The load a club speaks of, its words, and what the colours of its calendar mean. */
function TrainingFields({ draft, set, errorOf }: PartProps) {
  const { t } = useTranslation('clubs')
  const format = useFormat()
  const month = dateWriter(format.locale, { month: 'long', timeZone: 'UTC' })
  const usual = SHORT[defaultTrainingMetric(draft.default_sport_id)]
  return (
    <>
      <NativeSelect
        label={t('training.metric')}
        description={t('training.metricHint')}
        value={draft.training_metric ?? ''}
        error={errorOf('training_metric')}
        onChange={(event) =>
          set({
            training_metric: METRICS.find((metric) => metric === event.currentTarget.value) ?? null,
          })
        }
        data={[
          { value: '', label: t('training.usual', { metric: usual }) },
          ...METRICS.map((value) => ({ value, label: t(`training.metrics.${value}`) })),
        ]}
      />
      <NativeSelect
        label={t('training.season')}
        description={t('training.seasonHint', { example: seasonName(EXAMPLE, format.language) })}
        value={draft.season_month}
        error={errorOf('season_month')}
        onChange={(event) => set({ season_month: Number(event.currentTarget.value) })}
        data={MONTHS.map((value) => ({
          value: String(value),
          label: month.format(Date.UTC(2024, value - 1)),
        }))}
      />
      {FORM_FIELDS.map(([name, key, { min, max }]) => (
        <NumberField
          key={name}
          label={t(`training.${key}`)}
          description={t(`training.${key}Hint`)}
          value={draft[name]}
          min={min}
          max={max}
          error={errorOf(name)}
          onChange={(days) => days !== null && set({ [name]: days })}
        />
      ))}
      <NativeSelect
        label={t('training.wording')}
        value={draft.wording}
        error={errorOf('wording')}
        onChange={(event) =>
          set({
            wording:
              WORDINGS.find((wording) => wording === event.currentTarget.value) ?? 'standard',
          })
        }
        data={WORDINGS.map((value) => ({ value, label: t(`training.wordings.${value}`) }))}
      />
      <NativeSelect
        label={t('training.colours')}
        description={t('training.coloursHint')}
        value={draft.calendar_colours}
        error={errorOf('calendar_colours')}
        onChange={(event) =>
          set({
            calendar_colours:
              CALENDAR_COLOURS.find((colours) => colours === event.currentTarget.value) ?? 'sport',
          })
        }
        data={CALENDAR_COLOURS.map((value) => ({
          value,
          label: t(`training.colourings.${value}`),
        }))}
      />
    </>
  )
}

/**
 * Points a minute counts in each heart-rate zone; the published ones until the club sets its own.
 */
function EtsFactors({ draft, set, errorOf }: PartProps) {
  const { t } = useTranslation('clubs')
  const factors: readonly number[] = draft.ets_factors ?? ETS_FACTORS
  const change = (index: number, value: number | null) => {
    if (value !== null)
      set({ ets_factors: factors.map((factor, place) => (place === index ? value : factor)) })
  }
  return (
    <fieldset className={classes.part}>
      <Title order={2} size="h4" component="legend">
        {t('training.factors')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('training.factorsHint')}
      </Text>
      <div className={classes.factors}>
        {HR_ZONES.map(({ id }, index) => (
          <NumberField
            key={id}
            label={t('training.zone', { number: id })}
            min={0}
            max={100}
            decimals={2}
            step={0.1}
            value={factors[index] ?? null}
            error={errorOf(`ets_factors.${index}`)}
            onChange={(value) => change(index, value)}
          />
        ))}
      </div>
      {draft.ets_factors !== null && (
        <Button
          variant="default"
          style={{ justifySelf: 'start' }}
          onClick={() => set({ ets_factors: null })}
        >
          {t('edit.reset')}
        </Button>
      )}
    </fieldset>
  )
}

/** The load a club speaks of, its words, and the colours of its calendar. */
export const TrainingPart = () => (
  <ClubForm>
    {(fields) => (
      <>
        <TrainingFields {...fields} />
        <EtsFactors {...fields} />
      </>
    )}
  </ClubForm>
)
