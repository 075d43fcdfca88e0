import { Text } from '@mantine/core'
import { useState, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeasonWeek, WeekChange } from '#contract/analysis/season.ts'
import { useFormat } from '../../format/format.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import classes from './season.module.css'

const BANDS = ['low', 'middle', 'high'] as const
const NONE: readonly null[] = [null, null, null]

type WeekSharesProps = { week: SeasonWeek; onChange: (change: WeekChange) => void }

/** Low, middle and high of the target; stored when one leaves them and they make 100 %. */
export function WeekShares({ week: { monday, target }, onChange }: WeekSharesProps) {
  const { t } = useTranslation(['season-plans', 'season'])
  const format = useFormat()
  const stored: readonly (number | null)[] = target?.shares ?? NONE
  const [typed, setTyped] = useState(stored)
  const [before, setBefore] = useState(stored)
  const [isLeft, setLeft] = useState(false)
  if (before.join() !== stored.join()) {
    setBefore(stored)
    setTyped(stored)
  }
  const isEmpty = typed.every((share) => share === null)
  const shares = typed.map((share) => share ?? 0)
  const sum = shares.reduce((total, share) => total + share, 0)
  const isWhole = isEmpty || sum === 100
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (currentTarget.closest('fieldset')?.contains(relatedTarget)) return
    setLeft(true)
    const next = isEmpty ? null : shares
    if (isWhole && (next ?? NONE).join() !== stored.join()) onChange({ monday, shares: next })
  }
  return (
    <fieldset className={classes.shares}>
      <legend>{t('shares.title')}</legend>
      {BANDS.map((band, place) => (
        <NumberField
          key={band}
          label={t(`season:bands.${band}`)}
          suffix={format.percentSuffix}
          min={0}
          max={100}
          hideControls
          onBlur={leave}
          value={typed[place] ?? null}
          onChange={(share) => setTyped(typed.map((one, at) => (at === place ? share : one)))}
        />
      ))}
      <Text size="sm" c="red" role="status" className={classes.wide}>
        {isLeft && !isWhole && t('shares.sum', { sum })}
      </Text>
    </fieldset>
  )
}
