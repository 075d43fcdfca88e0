import type { FeatureId } from '../constants/features.ts'
import { GATED_PARTS, featureOfPart, type GatedPart } from './feature-gates.ts'

/** The feature that shows each part of a screen. The browser has this list and not its table. */
export const PART_FEATURES = Object.fromEntries(
  GATED_PARTS.map((part) => [part, featureOfPart(part)]),
) as Readonly<Record<GatedPart, FeatureId>>
