import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SeasonWeek } from '#contract/analysis/season.ts'
import { wholePercents } from '#domain/training/distribution.ts'
import { useFormat } from '../../format/format.ts'
import { amountsOf, type Measure } from './measures.ts'
import { useSeasonWords } from './use-season-words.ts'
import classes from './season.module.css'

type WeekAmountsProps = { week: SeasonWeek; measure: Measure }

/** Target, planned and done as bars, the difference in words, and the shares of the zones. */
export function WeekAmounts({ week, measure }: WeekAmountsProps) {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const { target, planned, done } = amountsOf(week, measure)
  const most = Math.max(target ?? 0, planned, done, 1)
  const rows = [
    ['target', target],
    ['planned', planned || null],
    ['done', done || null],
  ] as const
  return (
    <div>
      <div className={classes.bars}>
        {rows.map(([of, value]) => (
          <Bar
            key={of}
            label={t(`week.${of}`)}
            of={of}
            share={(value ?? 0) / most}
            figure={value === null ? '–' : words.amount(value, measure)}
          />
        ))}
      </div>
      <Text size="sm" mt="xs">
        <Difference week={week} measure={measure} />
      </Text>
      <Zones week={week} />
    </div>
  )
}

type BarProps = { label: string; of: string; share: number; figure: string }

const Bar = ({ label, of, share, figure }: BarProps) => (
  <>
    <span>{label}</span>
    <div className={classes.bar} aria-hidden>
      <div className={classes.fill} data-of={of} style={{ width: `${100 * share}%` }} />
    </div>
    <span className={classes.figure}>{figure}</span>
  </>
)

/** "6:55 of 7:20 h planned, 25 min to go"; of a week that is over, what was done. */
function Difference({ week, measure }: WeekAmountsProps) {
  const { t } = useTranslation('season')
  const words = useSeasonWords()
  const { target, planned, done } = amountsOf(week, measure)
  if (target === null) return t('week.noTarget')
  const said = {
    target: words.amount(target, measure),
    planned: words.bare(planned, measure),
    done: words.bare(done, measure),
  }
  if (planned === 0 && done > 0) return t('week.doneOf', said)
  const rest = words.amount(Math.abs(target - planned), measure)
  if (rest === words.amount(0, measure)) return t('week.allPlanned', said)
  return t(planned < target ? 'week.toPlan' : 'week.over', { ...said, rest })
}

const BANDS = ['low', 'middle', 'high'] as const

function Zones({ week: { target, planned } }: Pick<WeekAmountsProps, 'week'>) {
  const { t } = useTranslation('season')
  const format = useFormat()
  const shares = target?.shares ?? null
  const planShares = wholePercents(planned.zones)
  if (shares === null && planShares === null) return null
  return (
    <div className={classes.bars}>
      <Text fw={600} size="sm">
        {t('week.zones')}
      </Text>
      <span />
      <Text size="xs" c="dimmed">
        {t('week.targetAndPlanned')}
      </Text>
      {BANDS.map((band, place) => (
        <Bar
          key={band}
          label={t(`bands.${band}`)}
          of="target"
          share={(planShares?.[place] ?? shares?.[place] ?? 0) / 100}
          figure={`${format.percent(shares?.[place])} · ${format.percent(planShares?.[place])}`}
        />
      ))}
    </div>
  )
}
