import { Button, Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSeasonWords } from './use-season-words.ts'
import type { Ticks } from './use-ticks.ts'
import classes from './season.module.css'

type TicksProps = { ticks: Pick<Ticks, 'left' | 'setTaken'>; mondays: readonly string[] }

/** One tick for all weeks that would change. */
export function AllWeeksTick({ ticks: { left, setTaken }, mondays }: TicksProps) {
  const { t } = useTranslation('season')
  const taken = mondays.filter((monday) => !left.has(monday))
  return (
    <Checkbox
      size="xs"
      aria-label={t('propose.all')}
      checked={taken.length > 0 && taken.length === mondays.length}
      indeterminate={taken.length > 0 && taken.length < mondays.length}
      onChange={(event) => setTaken(mondays, event.currentTarget.checked)}
    />
  )
}

type WeekTickProps = Pick<TicksProps, 'ticks'> & { monday: string }

export function WeekTick({ ticks: { left, setTaken }, monday }: WeekTickProps) {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  return (
    <Checkbox
      size="xs"
      aria-label={t('propose.take', { week: words.week(monday) })}
      checked={!left.has(monday)}
      onChange={(event) => setTaken([monday], event.currentTarget.checked)}
    />
  )
}

type TakeFootProps = { count: number; canTake?: boolean; onTake: () => void; onClose: () => void }

export function TakeFoot({ count, canTake = count > 0, onTake, onClose }: TakeFootProps) {
  const { t } = useTranslation('season')
  const { t: plans } = useTranslation('season-plans')
  return (
    <div className={classes.foot}>
      <Button variant="default" onClick={onClose}>
        {t('propose.cancel')}
      </Button>
      <Button disabled={!canTake} onClick={onTake}>
        {count === 0 && canTake ? plans('template.take') : t('propose.takeAll', { count })}
      </Button>
    </div>
  )
}
