import { Tooltip } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { glossary } from '#texts/en/screens/glossary.ts'
import classes from './term.module.css'

/** What the glossary explains. */
export type TermName = keyof typeof glossary

type TermProps = { term: TermName; children: string }

/** An abbreviation with its explanation behind a mark: on hover, focus or tap. */
export const Term = ({ term, children }: TermProps) => (
  <span className={classes.term}>
    {children}
    <TermMark term={term} label={children} />
  </span>
)

type TermMarkProps = { term: TermName; label: string }

/** The mark alone, for a word that is a control of its own. */
export function TermMark({ term, label }: TermMarkProps) {
  const { t } = useTranslation('ui')
  return (
    <Tooltip
      label={<Explanation term={term} />}
      events={{ hover: true, focus: true, touch: true }}
      multiline
      maw={260}
      withArrow
    >
      <button type="button" className={classes.mark} aria-label={t('whatIs', { term: label })}>
        <IconInfoCircle size={13} aria-hidden />
      </button>
    </Tooltip>
  )
}

/** The texts of the glossary are fetched with the first explanation somebody opens. */
function Explanation({ term }: { term: TermName }): ReactNode {
  const { t, ready } = useTranslation('glossary', { useSuspense: false })
  if (!ready) return '…'
  return (
    <>
      <strong>{t(`${term}.name`)}</strong>
      <br />
      {t(`${term}.text`)}
    </>
  )
}

const OF_FIGURES: Readonly<Record<string, TermName>> = {
  ets: 'ets',
  trimp: 'trimp',
  foster: 'foster',
  monotony: 'monotony',
  strain: 'strain',
  planned_rpe: 'rpe',
  felt_rpe: 'rpe',
  medal_percent: 'gmt',
  best_medal_percent: 'gmt',
  stroke_distance: 'dps',
  zone_ut3: 'ut3',
  zone_ut2: 'ut2',
  zone_ut1: 'ut1',
  zone_at: 'at',
  zone_tr: 'tr',
  zone_lt: 'lt',
  zone_a_lact: 'aLact',
  hrv_rmssd: 'hrv',
  vo2max: 'vo2max',
  dmax: 'dmax',
  modified: 'modifiedDmax',
}

/** The term that explains a figure, by the name the figure has in calls; most need none. */
export const termOf = (figure: string): TermName | undefined => OF_FIGURES[figure]
