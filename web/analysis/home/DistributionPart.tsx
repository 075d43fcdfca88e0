import { NativeSelect, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trainingDistribution } from '#contract/analysis/home-distribution.ts'
import { trainingSummary } from '#contract/analysis/reports.ts'
import { FEATURE, type FeatureId } from '#domain/constants/features.ts'
import { PART_FEATURES } from '#domain/rules/part-features.ts'
import { hasFeature } from '#domain/rules/viewer.ts'
import {
  DISTRIBUTION_DATES,
  DISTRIBUTION_SCORES,
  type DistributionScore,
} from '#domain/training/distribution-choices.ts'
import { query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { PlanNotice } from '../../shell/PlanNotice.tsx'
import { can, useViewer } from '../../shell/viewer.ts'
import { DistributionAnswer } from './DistributionAnswer.tsx'
import { HomePart } from './HomePart.tsx'
import { keepDistribution, keptDistribution, type ChosenDistribution } from './kept-distribution.ts'
import classes from './distribution.module.css'

const FEATURE_OF: Record<DistributionScore, FeatureId> = {
  zones: PART_FEATURES['time-in-zone'],
  ets: PART_FEATURES.load,
  foster: PART_FEATURES.load,
  trimp: PART_FEATURES.load,
  rpe: FEATURE.rpe,
}

/** Zones, loads or ratings of today or the last weeks, as chosen here before. */
export function DistributionPart() {
  const { t } = useTranslation('distribution')
  const viewer = useViewer()
  const [{ score, dates }, setChosen] = useState(keptDistribution)
  const asked = useQuery({
    ...query(trainingDistribution, { query: { dates } }),
    placeholderData: keepPreviousData,
  })
  const choose = (next: ChosenDistribution) => {
    setChosen(next)
    keepDistribution(next)
  }
  const feature = FEATURE_OF[score]
  const isOpen = hasFeature(viewer, feature)
  const found = asked.data?.data
  return (
    <HomePart
      title={t('title')}
      {...(can(trainingSummary.access, viewer) && {
        more: { to: paths.trainingSummary(), label: t('report') },
      })}
    >
      <div className={classes.choices}>
        <NativeSelect
          aria-label={t('score')}
          value={score}
          data={DISTRIBUTION_SCORES.map((value) => ({ value, label: t(`scores.${value}`) }))}
          onChange={({ target }) =>
            choose({ score: named(DISTRIBUTION_SCORES, target.value), dates })
          }
        />
        <NativeSelect
          aria-label={t('dates')}
          value={dates}
          data={DISTRIBUTION_DATES.map((value) => ({ value, label: t(`days.${value}`) }))}
          onChange={({ target }) =>
            choose({ score, dates: named(DISTRIBUTION_DATES, target.value) })
          }
        />
      </div>
      {!isOpen && <PlanNotice feature={feature} />}
      {isOpen && !found && <Waiting for={asked} part rows={6} />}
      {isOpen && found && (
        <div aria-busy={asked.isPlaceholderData || undefined}>
          <Text component="div" size="sm" role="status">
            <DistributionAnswer score={score} dates={dates} found={found} />
          </Text>
        </div>
      )}
    </HomePart>
  )
}

/** The choice of a name; the first where it is none. */
const named = <Name extends string>(known: readonly [Name, ...Name[]], text: string): Name =>
  known.find((name) => name === text) ?? known[0]
