import { Button, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ETS_FACTORS, HR_ZONES } from '#domain/constants/intensities.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import type { PartProps } from './club-draft.ts'
import classes from './clubs.module.css'

/**
 * Points a minute counts in each heart-rate zone; the published ones until the club sets its own.
 */
export function EtsFactors({ draft, set, errorOf }: PartProps) {
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
