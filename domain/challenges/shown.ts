import type { Aggregation, Metric, Visibility } from './metrics.ts'
import { CHALLENGE_TYPE } from '../constants/statuses.ts'

/** As many people as have to be hidden behind a sum, so that nobody is worked out of it. */
const FEWEST_HIDDEN = 3

/** Load is worked out of heart rates: health data, which stay in the club. */
export const isHealth = (metric: Metric): boolean => metric === 'ets'

type Fields = { metric: Metric; type: number; visibility: Visibility }

/** Load, and figures of single people, are for members of the club alone. */
export const isAllowedOutside = ({ metric, type, visibility }: Fields): boolean =>
  visibility === 'club' || (!isHealth(metric) && type !== CHALLENGE_TYPE.individual)

/**
 * Whether a viewer sees the score of a team of which `hidden` people gave something that they do not
 * see: taking what they do see from it must leave the sum of several. The best load is one person's.
 */
export function isScoreShown(
  hidden: number,
  { metric, aggregation }: { metric: Metric; aggregation: Aggregation },
): boolean {
  if (hidden === 0) return true
  return hidden >= FEWEST_HIDDEN && !(isHealth(metric) && aggregation === 'best')
}
