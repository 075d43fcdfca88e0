import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PROPOSAL_BOUNDS, type ProposalRules } from '#domain/season/proposal-rules.ts'
import { comma } from '../../format/punctuation.ts'
import { useFormat } from '../../format/format.ts'
import { DurationInput } from '../../ui/DurationInput.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import classes from './season.module.css'

type ProposalRuleFieldsProps = {
  rules: ProposalRules
  onChange: (change: Partial<ProposalRules>) => void
}

const RHYTHMS = ['2', '3'] as const

/** Rhythm, ramp, recovery and taper: each change draws the proposal again. */
export function ProposalRuleFields({ rules, onChange }: ProposalRuleFieldsProps) {
  const { t } = useTranslation('season')
  const format = useFormat()
  const rhythm = String(rules.loading_weeks)
  const isOwn = !RHYTHMS.some((one) => one === rhythm)
  const number = (name: keyof ProposalRules, label: string, suffix?: string) => (
    <NumberField
      aria-label={label}
      w={84}
      hideControls
      value={rules[name]}
      min={PROPOSAL_BOUNDS[name].min}
      max={PROPOSAL_BOUNDS[name].max}
      {...(suffix !== undefined && { suffix })}
      onChange={(value) => value !== null && onChange({ [name]: value })}
    />
  )
  return (
    <div className={classes.rules}>
      <span>{t('propose.rhythm')}</span>
      <span className={classes.pair}>
        <SegmentedControl
          size="xs"
          aria-label={t('propose.rhythm')}
          value={isOwn ? 'own' : rhythm}
          data={[
            ...RHYTHMS.map((value) => ({ value, label: `${value}:1` })),
            { value: 'own', label: t('propose.ownRhythm') },
          ]}
          onChange={(value) => onChange({ loading_weeks: value === 'own' ? 4 : Number(value) })}
        />
        {isOwn && number('loading_weeks', t('propose.loadingWeeks'), ':1')}
      </span>
      <span>{t('propose.ramp')}</span>
      <span className={classes.pair}>
        {number('ramp', t('propose.ramp'), format.percentSuffix)}
        {t('propose.atMost')}
        {number('ramp_limit', t('propose.atMost'), format.percentSuffix)}
      </span>
      <span>{t('propose.recovery')}</span>
      <span className={classes.pair}>
        {number('recovery', t('propose.recovery'), format.percentSuffix)}
        {t('propose.ofWeekBefore')}
      </span>
      <span>{t('propose.taper')}</span>
      <span className={classes.pair}>
        {number('taper_days', t('propose.days'))}
        {t('propose.days') + comma() + t('propose.lessBy')}
        {number('taper_less', t('propose.lessBy'), format.percentSuffix)}
      </span>
      <span>{t('propose.ceiling')}</span>
      <DurationInput
        aria-label={t('propose.ceiling')}
        description={t('propose.ceilingHint')}
        mask="H:mm"
        value={rules.ceiling}
        onChange={(ceiling) => onChange({ ceiling: withinBounds(ceiling) })}
      />
    </div>
  )
}

const { min, max } = PROPOSAL_BOUNDS.ceiling
const withinBounds = (seconds: number | null): number | null =>
  seconds === null ? null : Math.min(max, Math.max(min, Math.round(seconds)))
