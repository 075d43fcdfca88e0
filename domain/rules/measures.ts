import { FEATURE, type FeatureId } from '../constants/features.ts'
import { figureOfMeasure } from '../reports/analysis.ts'
import { MEASURE_NAMES, MEASURES, type Measure } from '../reports/measures.ts'
import type { ReportName } from '../reports/report.ts'
import { featureOfPart } from './feature-gates.ts'
import { hasFeature, type Viewer } from './viewer.ts'

/** Reports that are only open with a feature, as their calls are. */
const OF_REPORT: Partial<Record<ReportName, FeatureId>> = {
  rpe: FEATURE.rpe,
  gmt: FEATURE.gmt,
  'ergo-progress': FEATURE.additional_reports,
  'water-progress': FEATURE.additional_reports,
  'bike-progress': FEATURE.additional_reports,
}

/** The feature for want of which the plan does not show a measure; null where it shows it. */
export function featureLackedBy(measure: Measure, viewer: Viewer): FeatureId | null {
  const { gate } = figureOfMeasure(measure)
  const needs = [OF_REPORT[MEASURES[measure]], gate && featureOfPart(gate)]
  return needs.find((need) => need !== undefined && !hasFeature(viewer, need)) ?? null
}

/** The measures that the plan of the club shows. */
export const openMeasures = (viewer: Viewer): Measure[] =>
  MEASURE_NAMES.filter((measure) => featureLackedBy(measure, viewer) === null)

/** Time against the load that the club looks at; against distance where its plan shows no load. */
export function usualMeasures(metric: string, viewer: Viewer): { x: Measure; y: Measure } {
  const load = (['ets', 'foster', 'trimp'] as const).find((known) => known === metric) ?? 'ets'
  return { x: 'time', y: featureLackedBy(load, viewer) === null ? load : 'distance' }
}
