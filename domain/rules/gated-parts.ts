import type { GatedPart } from './feature-gates.ts'
import { PART_FEATURES } from './part-features.ts'
import { hasFeature, type Viewer } from './viewer.ts'

/** Whether a part of a screen is for the viewer. */
export const opensPart = (part: GatedPart, viewer: Viewer): boolean =>
  hasFeature(viewer, PART_FEATURES[part])
